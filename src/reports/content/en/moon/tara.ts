/** The nine taras, by counting from the birth nakshatra. */
export type TaraText = { name: string; hindiName: string; meaning: string; day: string; short: string };

export const taras: readonly TaraText[] = [
  {
    name: 'Janma',
    hindiName: 'जन्म',
    meaning: 'birth',
    short: 'Keep the day simple; look after yourself',
    day: 'The Moon is in your birth star, or in the tenth or nineteenth from it. You feel everything more strongly. Keep the day simple: usual food, known people, a bath, a prayer. Give no large promise.',
  },
  {
    name: 'Sampat',
    hindiName: 'सम्पत्',
    meaning: 'wealth',
    short: 'Accounts, purchases, asking for your dues',
    day: 'This day favours money. Check your accounts, buy a thing that must last, ask for the fee you earned, and put something into savings.',
  },
  {
    name: 'Vipat',
    hindiName: 'विपत्',
    meaning: 'obstacles',
    short: 'Check, pack, repair; no hurry',
    day: 'Small things go wrong when you hurry. Leave early, read the form twice, keep valuables at home, and repair what breaks.',
  },
  {
    name: 'Kshema',
    hindiName: 'क्षेम',
    meaning: 'well-being',
    short: 'Home, rest, settling in',
    day: 'This day favours home and rest. Move in, unpack, cook for two days, or meet a friend who does you good. Leave contests for later.',
  },
  {
    name: 'Pratyari',
    hindiName: 'प्रत्यरि',
    meaning: 'opposition',
    short: 'Listen; hold back the sharp reply',
    day: 'People tend to answer back today. Listen to the complaint, collect your arguments, and reply tomorrow. It is a good day for chess and for first drafts.',
  },
  {
    name: 'Sadhaka',
    hindiName: 'साधक',
    meaning: 'success',
    short: 'Do the task that matters most',
    day: 'Effort brings results. Put the difficult call, the important meeting or the application on this day. Begin with the task that makes you nervous.',
  },
  {
    name: 'Vadha',
    hindiName: 'वध',
    meaning: 'endings',
    short: 'Routine, cleaning, ending a habit',
    day: 'This is the strictest of the nine days, so use it to end something: an old plan, a grudge, a third cup of tea. Start nothing that should last.',
  },
  {
    name: 'Mitra',
    hindiName: 'मित्र',
    meaning: 'friendship',
    short: 'Meetings, introductions, making peace',
    day: 'People are friendly to you. Introduce two persons, end a quarrel, ask for a favour, or invite the new neighbours. Do things with a partner today.',
  },
  {
    name: 'Ati Mitra',
    hindiName: 'अतिमित्र',
    meaning: 'close friendship',
    short: 'Celebrations, thanks, large requests',
    day: 'This is the kindest day of the nine. Celebrate, thank somebody properly, start a long trip, or ask the large question of a person who is fond of you.',
  },
];
