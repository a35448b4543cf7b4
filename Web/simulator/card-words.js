// SPDX-License-Identifier: Apache-2.0

// The words of the card in the languages of phones. Those of other languages are in English. In "poweredBy", % is the app.

const words = {
    ar: ["فتح", "عرض", "لعب", "مقدَّم من %", "إغلاق", "إشعارات لمدة ٨ ساعات", "تأكيد الموقع مرة واحدة", "عرض موقع الويب"],
    de: ["Öffnen", "Ansehen", "Spielen", "Bereitgestellt von %", "Schließen", "Mitteilungen für 8 Stunden", "Standort einmal bestätigen", "Website ansehen"],
    en: ["Open", "View", "Play", "Powered by %", "Close", "Notifications for 8 hours", "Confirm the location once", "View website"],
    es: ["Abrir", "Ver", "Jugar", "Con la tecnología de %", "Cerrar", "Notificaciones durante 8 horas", "Confirmar la ubicación una vez", "Ver el sitio web"],
    fr: ["Ouvrir", "Afficher", "Jouer", "Proposé par %", "Fermer", "Notifications pendant 8 heures", "Confirmer la position une fois", "Afficher le site web"],
    he: ["פתיחה", "הצגה", "הפעלה", "מופעל על ידי %", "סגירה", "עדכונים למשך 8 שעות", "אישור המיקום פעם אחת", "הצגת אתר האינטרנט"],
    hi: ["खोलें", "देखें", "खेलें", "% द्वारा संचालित", "बंद करें", "8 घंटे के लिए सूचनाएँ", "स्थान की एक बार पुष्टि करें", "वेबसाइट देखें"],
    it: ["Apri", "Visualizza", "Gioca", "Offerto da %", "Chiudi", "Notifiche per 8 ore", "Conferma la posizione una volta", "Visualizza il sito web"],
    ja: ["開く", "表示", "プレイ", "提供元: %", "閉じる", "8時間の通知", "位置情報を1回確認", "Webサイトを表示"],
    ko: ["열기", "보기", "플레이", "제공: %", "닫기", "8시간 동안 알림", "위치 한 번 확인", "웹 사이트 보기"],
    nl: ["Open", "Bekijk", "Speel", "Mogelijk gemaakt door %", "Sluit", "Meldingen gedurende 8 uur", "Bevestig de locatie eenmalig", "Bekijk website"],
    pl: ["Otwórz", "Zobacz", "Graj", "Dostarcza: %", "Zamknij", "Powiadomienia przez 8 godzin", "Potwierdź położenie jeden raz", "Zobacz witrynę"],
    pt: ["Abrir", "Ver", "Jogar", "Com tecnologia de %", "Fechar", "Notificações por 8 horas", "Confirmar a localização uma vez", "Ver o site"],
    ru: ["Открыть", "Смотреть", "Играть", "Предоставлено: %", "Закрыть", "Уведомления в течение 8 часов", "Подтвердить геопозицию один раз", "Открыть сайт"],
    sv: ["Öppna", "Visa", "Spela", "Tillhandahålls av %", "Stäng", "Notiser i 8 timmar", "Bekräfta platsen en gång", "Visa webbplatsen"],
    tr: ["Aç", "Görüntüle", "Oyna", "% tarafından sunulur", "Kapat", "8 saat boyunca bildirimler", "Konumu bir kez doğrula", "Web sitesini görüntüle"],
    uk: ["Відкрити", "Переглянути", "Грати", "Надає %", "Закрити", "Сповіщення впродовж 8 годин", "Підтвердити місце один раз", "Відкрити вебсайт"],
    "zh-Hans": ["打开", "查看", "开始游戏", "由 % 提供", "关闭", "8 小时内的通知", "确认一次位置", "查看网站"],
    "zh-Hant": ["打開", "檢視", "開始遊戲", "由 % 提供", "關閉", "8 小時內的通知", "確認一次位置", "檢視網站"],
};

// The words in a language, such as "pt-BR", with its own tag: {language, Open, View, Play, poweredBy, close, notifications, location, website}
export function cardWords(tag) {
    const language = known(tag);
    const [Open, View, Play, poweredBy, close, notifications, location, website] = words[language];
    return { language, Open, View, Play, poweredBy, close, notifications, location, website };
}

function known(tag) {
    const parts = tag.split("-");
    if (parts[0] === "iw") return "he";
    if (parts[0] !== "zh") return Object.hasOwn(words, parts[0]) ? parts[0] : "en";
    // A script says more than a region.
    if (parts.includes("Hans")) return "zh-Hans";
    return parts.some((part) => ["Hant", "TW", "HK", "MO"].includes(part)) ? "zh-Hant" : "zh-Hans";
}
