/** Titles, contents lines and leads of the chapters on work and money. */
export const careerHeadings = {
  summary: {
    title: 'Your work in one minute',
    runningTitle: 'In one minute',
    summary: 'Work and money on a single sheet',
  },
  tenthHouse: {
    title: 'How you work',
    devanagari: 'कर्म भाव',
    runningTitle: 'How you work',
    summary: 'The tenth house on an ordinary day: its sign, guests, lord and onlookers',
  },
  planetsAtWork: {
    title: 'Four who work in every chart',
    devanagari: 'कर्म कारक',
    runningTitle: 'Four at work',
    summary: 'Sun, Moon, Mercury and Saturn as they behave in an office',
  },
  amatyakaraka: {
    title: 'The minister of your chart',
    devanagari: 'अमात्य कारक',
    runningTitle: 'Your minister',
    summary: 'The amatyakaraka, by whom a career advances',
  },
  dashamsha: {
    title: 'The dashamsha, read for work',
    devanagari: 'दशांश',
    runningTitle: 'Dashamsha',
    summary: 'Its lagna, its tenth house, and Sun and Saturn in it',
  },
  fields: {
    title: 'Fields that lean your way',
    devanagari: 'आजीविका',
    runningTitle: 'Fields of work',
    summary: 'Trades by your strongest significators, and what to leave to others',
  },
  selfEmployment: {
    title: 'A post, or a venture of your own',
    devanagari: 'सेवा, व्यापार',
    runningTitle: 'Post or venture',
    summary: 'Service weighed against independence, leadership against expertise',
  },
  people: {
    title: 'The people at work',
    devanagari: 'सहकर्मी',
    runningTitle: 'People at work',
    summary: 'Equals, juniors and rivals, clients, superiors, the wider circle',
  },
  money: {
    title: 'Money, through six doors',
    devanagari: 'धन',
    runningTitle: 'Money',
    summary: 'Earning, keeping, spending, shared money, property and dues',
  },
  ashtakavarga: {
    title: 'Points of support',
    devanagari: 'अष्टकवर्ग',
    runningTitle: 'Points of support',
    summary: 'Ashtakavarga for work, gain and the store',
  },
  yogas: {
    title: 'Combinations for rank and means',
    devanagari: 'धन योग',
    runningTitle: 'Rank and means',
    summary: 'The yogas of work and wealth that your chart has',
  },
  calendar: {
    title: 'Ten years of work, period by period',
    devanagari: 'कर्म दशा',
    runningTitle: 'Ten years of work',
    summary: 'Every antardasha of the coming ten years, weighed for work',
  },
  transits: {
    title: 'Saturn and Jupiter at your desk',
    devanagari: 'गोचर',
    runningTitle: 'Passages',
    summary: 'When the two slow ones cross the houses of work, gain and store',
  },
  days: {
    title: 'Good days for work',
    devanagari: 'शुभ वार',
    runningTitle: 'Good days',
    summary: 'The week and the twenty-seven stars, sorted for you',
  },
  remedies: {
    title: 'Remedies for your work',
    devanagari: 'कर्म उपाय',
    runningTitle: 'Remedies for work',
    summary: 'Small acts for the lord of the tenth and for the purse',
  },
} as const;

export const careerLeads = {
  tenthHouse:
    'The tenth house stands at the top of the sky, where everybody can see it. What you do for a living begins there; how you do it on a wet Tuesday in July is what this chapter is about.',
  planetsAtWork:
    'Whatever the profession, four grahas come to work with you. The Sun brings your standing, the Moon your habits and your public, Mercury your skill, and Saturn your capacity for toil.',
  amatyakaraka:
    'Jaimini reads a life as a court. The graha that has gone furthest in its sign is king; the one after it is the minister, who sees to it that the king’s wishes are carried out and paid for.',
  dashamsha:
    'The chart drawn on the page before divides each sign by ten. It is read for one thing, what becomes of your effort among people, and it changes within minutes, so look at the marks. Where it differs from the birth chart, that one says what you bring and this one what practice makes of it.',
  fields:
    'No chart names an employer. What it can do is rank the nine by their say in your work and tell you which kinds of work each has leaned towards since the old lists were made.',
  selfEmployment:
    'Two questions that every career meets at least once. Neither has a right answer; your chart merely lets one pan of the scales hang lower, and here are the weights, one by one.',
  people:
    'Most of a working life is other people. Five houses describe them by the direction from which they look at you: from beside, below, opposite, above and all around.',
  money:
    'A purse has six doors, and each is kept by another house. What follows describes habits and leanings, with affection; it is not financial advice, and for decisions on money a qualified person who knows your papers is the better star.',
  ashtakavarga:
    'Ashtakavarga asks each of the seven, and the lagna, which signs they support. Houses with many points carry effort easily; those with few want method.',
  yogas:
    'The old authors collected patterns under which people rose or prospered. Here are those of them that your chart has, told for the working day, each with the rule by which it was found.',
  calendar:
    'Each sub-period puts one graha in charge. Whether it speaks of work depends on the houses that graha rules or occupies in your chart, and on how well it stands.',
  transits:
    'Saturn takes some two and a half years over a sign, Jupiter about one. Where they stand today is the same for everybody; where that falls for you, only your own chart can say.',
} as const;

/** Headings of the parts within chapters. */
export const careerPartTitles = {
  workday: 'An ordinary day',
  occupants: 'At the desk',
  lord: 'The lord of the tenth',
  aspects: 'Who is looking',
  standing: 'The Sun: standing',
  public: 'The Moon: habits and public',
  skill: 'Mercury: skill',
  toil: 'Saturn: toil',
  amatyakaraka: 'Who it is, and where',
  relationToAtmakaraka: 'Minister and king',
  workLagna: 'How your trade knows you',
  workTenth: 'What the climb rests on',
  workTwo: 'Sun and Saturn in the chart of work',
  fields: 'Leanings, strongest first',
  livelihood: 'The old test of livelihood',
  leave: 'Better shared',
  verdict: 'Post or venture: the verdict of the scales',
  weights: 'The weights, one by one',
  leadership: 'Head or hand: leadership and expertise',
  leadershipWeights: 'Four instruments of rank',
} as const;
