/** Yogas counted from the lagna. */
export const lagnaYogas = {
  amala:
    'Your name stays clean. Whatever the trade, you prefer the way that could be told at home, and this preference is quietly known.',
  shubhaKartari:
    'You walk through life with a friend on either arm. Help arrives from what you leave behind as well as from what you are about to have, so ask in both directions. A kindness shown to you rarely stops with you.',
  papaKartari:
    'Your early road ran between high walls, and you learnt to walk straight. Pressure makes you precise; what you need is room, so build an empty hour into each day and guard it. Those who grew up with less space often give others the most.',
  lagnadhi:
    'The people you meet bring out your best manners and your best ideas. Partners and opponents alike seem to add to you, and a difficult conversation often ends with an agreement that nobody had planned.',
  parvata:
    'Something in you is like high ground: others orient themselves by it. You give freely of what you know, enjoy a good laugh, and are remembered in the places where you have lived.',
  chatussagara:
    'All four corners of your house are lived in: self, home, partnership and work each have a lamp burning. You are known in more than one circle, and news of you travels. Rest on the days when no corner calls.',
} as const;
