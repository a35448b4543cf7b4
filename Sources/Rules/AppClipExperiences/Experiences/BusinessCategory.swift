// SPDX-License-Identifier: Apache-2.0

/// The category of the business of an advanced experience, by the names of the App Store Connect
/// API.
public enum BusinessCategory: String, Sendable, Hashable, CaseIterable {
    /// Cars, their sale and care.
    case automotive = "AUTOMOTIVE"
    /// Businesses for beauty.
    case beauty = "BEAUTY"
    /// Bicycles.
    case bikes = "BIKES"
    /// Businesses with books.
    case books = "BOOKS"
    /// Casinos, as places of gambling.
    case casino = "CASINO"
    /// Schools and courses.
    case education = "EDUCATION"
    /// Schools and courses in Japan.
    case educationInJapan = "EDUCATION_JAPAN"
    /// Businesses for entertainment.
    case entertainment = "ENTERTAINMENT"
    /// Charging of electric vehicles.
    case electricVehicleCharger = "EV_CHARGER"
    /// Finance in US dollars.
    case financeInUSD = "FINANCIAL_USD"
    /// Finance in renminbi.
    case financeInCNY = "FINANCIAL_CNY"
    /// Finance in pounds sterling.
    case financeInGBP = "FINANCIAL_GBP"
    /// Finance in yen.
    case financeInJPY = "FINANCIAL_JPY"
    /// Finance in euros.
    case financeInEUR = "FINANCIAL_EUR"
    /// Sport.
    case fitness = "FITNESS"
    /// Businesses with food and drink.
    case foodAndDrink = "FOOD_AND_DRINK"
    /// Petrol stations.
    case gas = "GAS"
    /// Groceries.
    case grocery = "GROCERY"
    /// Businesses for health and medicine.
    case healthAndMedical = "HEALTH_AND_MEDICAL"
    /// Hotels and travel businesses.
    case hotelAndTravel = "HOTEL_AND_TRAVEL"
    /// Businesses with music.
    case music = "MUSIC"
    /// Parking spaces for vehicles.
    case parking = "PARKING"
    /// Pet care.
    case petServices = "PET_SERVICES"
    /// Services by members of a profession.
    case professionalServices = "PROFESSIONAL_SERVICES"
    /// Shops.
    case shopping = "SHOPPING"
    /// Tickets.
    case ticketing = "TICKETING"
    /// Buses, trains and ferries.
    case transit = "TRANSIT"
}
