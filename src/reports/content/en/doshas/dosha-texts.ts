/** General texts of the chapter on doshas: headings, the rules, free remedies. */
export const doshaHeadings = {
  title: 'Doshas, without the fright',
  devanagari: 'दोष',
  runningTitle: 'Doshas',
  summary: 'Manglik, Kaal Sarp, Ganda Mula: the rule, the exceptions, a plain verdict',
} as const;

export const doshaLead =
  'A dosha is a remark in the margin of a chart: look here twice. The market has made a business of it. Here each of the three has its rule, its teacher, the number of people who share it, and one plain verdict.';

export const doshaParts = {
  manglik: {
    title: 'Manglik, or Mangal dosha',
    intro:
      'The verse asks whether Mars stands in the first, fourth, seventh, eighth or twelfth house; the south adds the second. From the lagna that finds half of all people, with Moon and Venus counted too seven in eight. Such a rule needs exceptions, and has them.',
    introWithoutTime:
      'The rule counts Mars in six houses: from the lagna, which needs an hour, and then from the Moon and from Venus, which do not. Here the last two are counted.',
  },
  kaalSarp: {
    title: 'Kaal Sarp',
    intro:
      'All seven grahas on one side of the line from Rahu to Ketu: that is the entire rule. Neither Parashara nor Varahamihira nor Mantreshvara has it; it spread in print in the twentieth century, and the most money is asked for it.',
  },
  gandaMula: {
    title: 'Ganda Mula',
    intro:
      'Three times in the zodiac a sign and a star end together. The Moon in one of the six stars at those seams makes a Ganda Mula birth: two in nine of all people. It concerns the welcome of a newborn, and grown-ups need do nothing.',
  },
} as const;

/** Before the list of exceptions that do not apply. */
export const unmetRulesLead = 'Looked for as well, and not found here';

/** Free remedies, by dosha. */
export const doshaRemedies = {
  manglik:
    'For Mars: walk or lift something heavy before a difficult talk, keep Tuesday free of quarrels, and read the Hanuman Chalisa once if it belongs to your home. Some families observe a first Tuesday fast; a kind word to a younger brother is held to equal it.',
  kaalSarp:
    'For the nodes: sit still for ten minutes at dusk, put one thing in order that has lain about for a year, and feed birds or ants with a handful of grain. Trips to special temples are a holiday, to be enjoyed as one.',
  gandaMula:
    'For a seam star: on the day each month when the Moon returns to your birth star, light a lamp and greet your parents, in person, by telephone or in thought. The verses ask no more of a grown person.',
  none: 'With none of the three to answer, the same small habits still do good: a walk before a quarrel, ten quiet minutes at dusk, a greeting to your elders. Keep your wallet closed.',
} as const;
