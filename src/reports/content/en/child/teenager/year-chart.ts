/** Grahas in the houses of the annual chart at twelve to fifteen. Keys of houses are houses from 1, as in child-year-chart.ts. */

export const childGrahaInYear = {
  Sun: {
    3: 'You are brave this year and like to show skill. A stage, a race or a longer trip with friends goes well.',
    6: 'You overcome small troubles this year. Fixed hours and sport build strength.',
    7: 'A friend with a strong will teaches you much this year. Sometimes both of you can be right.',
  },
  Moon: {
    2: 'Food and family talk matter much this year. Cook one dish a week yourself.',
    5: 'Stories, music and art delight you this year. Make room for one of them each week.',
  },
  Mars: {
    1: 'There is much energy and little patience this year. Run or train every day.',
    4: 'You spend much energy at home this year. Use it for a repair, the garden or a sport.',
    5: 'You want to win this year. Learn fair play in sport and in contests.',
    8: 'Take extra care with water, speed and wheels this year. Always wear a helmet.',
  },
  Mercury: {
    1: 'You ask about everything this year. Look for the answers in books as well.',
    2: 'Words and numbers grow fast this year. Read the newspaper, and keep a list of what you spend.',
    3: 'Writing, jokes and messages come easily this year. Keep a diary.',
    8: 'Riddles, science and hidden things interest you this year. Visit a museum or a library.',
    12: 'Thoughts run at night this year. Read a calm book before sleep, without the phone.',
  },
  Venus: {
    2: 'Sweets, songs and kind words please you this year. Share them with the family.',
    4: 'You enjoy a beautiful home this year. Arrange your room together with your family.',
    8: 'Feelings are shown to few people this year. Tell one person at home what moves you.',
  },
  Saturn: {
    1: 'You are serious this year, and things take time. Exercise, regular meals and patience help.',
    2: 'You speak less this year and think more. For parents: listen, and do not press.',
    5: 'You are careful in study and play this year. Try once more, and do not compare yourself.',
    7: 'Friends come slowly this year. One older, calm friend is good company.',
    8: 'You need safety and clear answers this year. For parents: keep promises exactly.',
    12: 'You need long sleep and little noise this year. End the day early.',
  },
  Rahu: {
    2: 'New foods and new words attract you this year. Ask which words hurt others.',
    3: 'You are daring this year. Keep a limit for the screen, and tell an adult before an adventure.',
    5: 'New games and ideas excite you this year. Study first, and keep one afternoon without a screen.',
    8: 'Secrets and stories of mystery attract you this year. Talk about fears by day.',
    9: 'Far places and other customs interest you this year. Read and ask about them.',
    12: 'Dreams and fantasy are strong this year. Switch off screens two hours before sleep.',
  },
  Ketu: {
    1: 'You are quiet at times this year and need no great plans. Time alone does you good.',
    2: 'You may eat and speak little this year. Eat at fixed hours, and tell one person how you are.',
    3: 'You like to work alone with your hands this year. Wood, drawing or electronics are good.',
    5: 'You follow one interest alone this year. For parents: do not fill every hour.',
    12: 'Sleep is deep and dreams are vivid this year. Write them down in the morning.',
  },
} as const;
