/** The nine taras, by counting from the birth nakshatra. */
export type TaraText = { name: string; devanagari: string; meaning: string; day: string; short: string };

export const taras: readonly TaraText[] = [
  {
    name: 'Janma',
    devanagari: 'जन्म',
    meaning: 'birth',
    short: 'Keep it simple; look after yourself',
    day: 'The Moon is back where it stood for you, and everything is felt a size larger. Keep the day plain: usual food, familiar people, a bath, a prayer, few new promises.',
  },
  {
    name: 'Sampat',
    devanagari: 'सम्पत्',
    meaning: 'plenty',
    short: 'Accounts, purchases, asking for your due',
    day: 'What you gather gathers well. Go through the accounts, buy the thing that has to last, ask for the fee you earned, and put something by before the shops close.',
  },
  {
    name: 'Vipat',
    devanagari: 'विपत्',
    meaning: 'the snag',
    short: 'Check, pack, repair; no hurry',
    day: 'The lace snaps when you are late. Leave early, read the form twice, keep valuables at home, and mend: what breaks today was asking to be seen to.',
  },
  {
    name: 'Kshema',
    devanagari: 'क्षेम',
    meaning: 'well-being',
    short: 'Home, rest, settling in',
    day: 'Things go home and lie down. Move in, unpack, cook for several days, see a friend who does you good. Nothing needs to be won before sunset.',
  },
  {
    name: 'Pratyari',
    devanagari: 'प्रत्यरि',
    meaning: 'the opposite number',
    short: 'Listen; hold back the sharp reply',
    day: 'Whatever you say is heard from across the net. Let the opponent serve: collect arguments, hear the complaint out, answer tomorrow. Good for chess and drafts.',
  },
  {
    name: 'Sadhaka',
    devanagari: 'साधक',
    meaning: 'accomplishment',
    short: 'Do the thing that matters',
    day: 'Effort meets its mark. Place here the examination, the pitch, the hard phone call, the run you trained for. Begin with what is worth a little stage fright.',
  },
  {
    name: 'Vadha',
    devanagari: 'वध',
    meaning: 'the check',
    short: 'Routine, cleaning, stopping a habit',
    day: 'The sternest of the nine, and so the best for ending something: a subscription, a grudge, the third cup of coffee. Sow what is to live on another day.',
  },
  {
    name: 'Mitra',
    devanagari: 'मित्र',
    meaning: 'the friend',
    short: 'Meetings, introductions, making up',
    day: 'Doors are held open. Make the introduction, settle the quarrel, ask the favour, invite the new neighbours. What two want is easier today than what one wants.',
  },
  {
    name: 'Ati Mitra',
    devanagari: 'अतिमित्र',
    meaning: 'the great friend',
    short: 'Celebrations, thanks, large requests',
    day: 'The round closes on its kindest note. Celebrate, thank somebody properly, set out on the longed-for journey, or put the large question to one who is fond of you.',
  },
];
