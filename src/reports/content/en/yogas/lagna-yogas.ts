/** Yogas counted from the lagna. */
export const lagnaYogas = {
  amala: 'Your reputation stays clean, because you prefer honest ways in work and people come to know it. Choose employers with a good name, and keep records that anybody may see.',
  shubhaKartari:
    'Help comes to you from two sides: from what you have left behind and from what is coming. In need, ask your family and your new contacts as well, and pass the kindness on.',
  papaKartari:
    'Pressure from two sides marks your early years and makes you exact and disciplined. You need room now. Keep one free hour each day, and do not take new duties from family and office in the same month.',
  lagnadhi:
    'Partners and even opponents bring out your best, and a difficult talk often ends in agreement. Take roles in which you negotiate, such as sales, administration or human resources.',
  parvata:
    'People look up to you and rely on you. You share what you know, and you are cheerful in company. Serve on the board of a school, a society or the panchayat; you are remembered for it.',
  chatussagara:
    'Self, home, partnership and work are all active in your life, and more than one circle knows you. All four ask for your time, so plan your rest days at the beginning of the month.',
} as const;
