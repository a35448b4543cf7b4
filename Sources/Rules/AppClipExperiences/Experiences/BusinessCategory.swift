// SPDX-License-Identifier: Apache-2.0

/// The category of the business of an advanced experience, by the names of the App Store Connect
/// API.
public enum BusinessCategory: String, Sendable, Hashable, CaseIterable {
    /// Cars, their sale and care.
    case automotive = "AUTOMOTIVE"
    /// Beauty.
    case beauty = "BEAUTY"
    /// Bicycles.
    case bikes = "BIKES"
    /// Books.
    case books = "BOOKS"
    /// Casinos.
    case casino = "CASINO"
    /// Schools and courses.
    case education = "EDUCATION"
    /// Schools and courses in Japan.
    case educationInJapan = "EDUCATION_JAPAN"
    /// Entertainment.
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
    /// Food and drink.
    case foodAndDrink = "FOOD_AND_DRINK"
    /// Petrol.
    case gas = "GAS"
    /// Groceries.
    case grocery = "GROCERY"
    /// Health.
    case healthAndMedical = "HEALTH_AND_MEDICAL"
    /// Hotels and travel.
    case hotelAndTravel = "HOTEL_AND_TRAVEL"
    /// Music.
    case music = "MUSIC"
    /// Parking.
    case parking = "PARKING"
    /// Care of animals.
    case petServices = "PET_SERVICES"
    /// Services of a profession.
    case professionalServices = "PROFESSIONAL_SERVICES"
    /// Shops.
    case shopping = "SHOPPING"
    /// Tickets.
    case ticketing = "TICKETING"
    /// Buses, trains and ferries.
    case transit = "TRANSIT"
}
