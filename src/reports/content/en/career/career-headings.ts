/** Titles, contents lines and leads of the chapters on work and money. */
export const careerHeadings = {
  summary: {
    title: 'Your work in one minute',
    runningTitle: 'In one minute',
    summary: 'Work and money on one page',
  },
  tenthHouse: {
    title: 'How you work',
    hindiTitle: 'कर्म भाव',
    runningTitle: 'How you work',
    summary: 'The tenth house: its sign, the grahas in it, its lord and aspects',
  },
  planetsAtWork: {
    title: 'Four grahas at work',
    hindiTitle: 'कर्म कारक',
    runningTitle: 'Four at work',
    summary: 'Your standing, habits, skill and effort by Sun, Moon, Mercury and Saturn',
  },
  amatyakaraka: {
    title: 'Your minister, the amatyakaraka',
    hindiTitle: 'अमात्य कारक',
    runningTitle: 'Your minister',
    summary: 'The graha that brings your career forward',
  },
  dashamsha: {
    title: 'The dashamsha, your chart of work',
    hindiTitle: 'दशांश',
    runningTitle: 'Dashamsha',
    summary: 'Its lagna, its tenth house, and Sun and Saturn in it',
  },
  fields: {
    title: 'Fields of work that suit you',
    hindiTitle: 'आजीविका',
    runningTitle: 'Fields of work',
    summary: 'Professions by your strongest grahas, and work to leave to others',
  },
  selfEmployment: {
    title: 'A job, or a business of your own',
    hindiTitle: 'सेवा, व्यापार',
    runningTitle: 'Job or business',
    summary: 'Employment compared with business, leadership with expertise',
  },
  people: {
    title: 'The people at work',
    hindiTitle: 'सहकर्मी',
    runningTitle: 'People at work',
    summary: 'Colleagues, juniors and rivals, clients, seniors, your network',
  },
  money: {
    title: 'Your money in six parts',
    hindiTitle: 'धन',
    runningTitle: 'Money',
    summary: 'Income, savings, expenses, shared money, property and debts',
  },
  ashtakavarga: {
    title: 'Points of support',
    hindiTitle: 'अष्टकवर्ग',
    runningTitle: 'Points of support',
    summary: 'Ashtakavarga points for work, income and savings',
  },
  yogas: {
    title: 'Yogas for rank and wealth',
    hindiTitle: 'धन योग',
    runningTitle: 'Rank and wealth',
    summary: 'The yogas of work and wealth that your chart has',
  },
  calendar: {
    title: 'Ten years of work, period by period',
    hindiTitle: 'कर्म दशा',
    runningTitle: 'Ten years of work',
    summary: 'Every antardasha of the next ten years, rated for work',
  },
  transits: {
    title: 'Saturn and Jupiter over your work',
    hindiTitle: 'गोचर',
    runningTitle: 'Transits for work',
    summary: 'When they pass through the houses of work, income and savings',
  },
  days: {
    title: 'Good days for work',
    hindiTitle: 'शुभ वार',
    runningTitle: 'Good days',
    summary: 'The weekdays and the twenty-seven nakshatras, sorted for you',
  },
  remedies: {
    title: 'Remedies for your work',
    hindiTitle: 'कर्म उपाय',
    runningTitle: 'Remedies for work',
    summary: 'Small acts for the lord of the tenth house and for your savings',
  },
} as const;

export const careerLeads = {
  tenthHouse:
    'The tenth house is the highest place of the chart and shows your work. This chapter describes how you work on an ordinary day, and what helps you to do it better.',
  planetsAtWork:
    'Four grahas describe everybody’s work, whatever the profession. The Sun shows your standing, the Moon your habits and your public, Mercury your skill, and Saturn your effort.',
  amatyakaraka:
    'Jaimini compares the grahas by their degrees. The highest is the atmakaraka, called the king: your inner aim. The second is the amatyakaraka, called the minister: the work through which you reach that aim.',
  dashamsha:
    'The chart on the page before divides each sign into ten parts. It shows one thing: what becomes of your work in public. It changes within minutes, so look at the marks. The birth chart shows what you bring; this one shows what practice makes of it.',
  fields:
    'No chart names an employer. It can show which grahas have most influence on your work, and each of them stands for certain fields. Those who rule or occupy the tenth house, the minister, and the graha of the classical test of livelihood count most.',
  selfEmployment:
    'Two questions come up in every career: job or business, leader or specialist. Neither has a wrong answer. Your chart favours one side more or less clearly, and each factor is shown below.',
  people:
    'Five houses describe the people at your work: colleagues of your rank, juniors and rivals, clients, seniors, and your wider network.',
  money:
    'Six houses show your money: income, savings, expenses, shared money, property and debts. What follows describes habits and tendencies. It is not financial advice; for a decision about money, ask a qualified person who knows your papers.',
  ashtakavarga:
    'Ashtakavarga counts how many points the seven grahas and the lagna give to each sign. In a house with many points, effort brings results easily. In a house with few, you need method.',
  yogas:
    'The old authors describe combinations under which people rose in rank or wealth. This chapter reads for your work what your chart has of them, with the rule.',
  calendar:
    'Each antardasha is ruled by one graha. It concerns your work if that graha rules or occupies a house of work or money. It goes well if the graha is well placed. The table judges the periods alone. For the months of a change or a promotion use the answers on the first page, which add Jupiter and Saturn.',
  transits:
    'Saturn stays about two and a half years in a sign, Jupiter about one. The sky is the same for everybody, but the houses that they pass through are your own.',
} as const;

/** Headings of the parts within chapters. */
export const careerPartTitles = {
  workday: 'An ordinary working day',
  occupants: 'Grahas in the tenth house',
  lord: 'The lord of the tenth house',
  aspects: 'Aspects on the tenth house',
  standing: 'The Sun: standing',
  public: 'The Moon: habits and public',
  skill: 'Mercury: skill',
  toil: 'Saturn: effort',
  amatyakaraka: 'Which graha, and where',
  relationToAtmakaraka: 'Minister and king',
  workLagna: 'How your profession knows you',
  workTenth: 'What your rise depends on',
  workTwo: 'Sun and Saturn in the chart of work',
  fields: 'Your fields, strongest first',
  livelihood: 'The classical test of livelihood',
  leave: 'Better shared with others',
  verdict: 'Job or business: the result',
  weights: 'The factors, one by one',
  leadership: 'Leadership (the head) or expertise (the hand)',
  leadershipWeights: 'Four grahas of leadership and expertise',
} as const;
