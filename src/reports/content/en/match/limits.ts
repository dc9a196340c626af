/** What the tradition can and cannot say. */
export const limitsLead =
  'Please read this page before you decide anything. It belongs to the report as much as the score does.';
export const limitsLeadReason = 'it is the same page for every couple, whatever the score';

export const limitParts = [
  {
    id: 'can',
    title: 'What it can do',
    texts: [
      'A match helps two people to speak about their differences early. It shows where patience is needed and where things come easily.',
      'It also answers the questions of a family. Elders who ask for gunas, nadi and Manglik find every figure here with its source.',
    ],
  },
  {
    id: 'cannot',
    title: 'What it cannot do',
    texts: [
      'No study has shown that couples with more points live longer or happier together. Happy couples exist with 12 points, and unhappy ones with 32.',
      'The kootas use the two Moons only. They say nothing about kindness, honesty, drink, debt or the wish to have children.',
      'A match says nothing on health, on children and on length of life. A doctor can answer such questions before a wedding, and it is wise to ask.',
    ],
  },
  {
    id: 'differ',
    title: 'Where the books differ',
    texts: [
      'Tables for yoni and vashya differ from book to book by a point or two. We name the book that we follow, so another astrologer may reach another sum.',
      'Some schools add points for an exception, and we do not. An exception is named beside the dosha, and the sum stays as it is.',
    ],
  },
  {
    id: 'decide',
    title: 'Who decides',
    texts: [
      'The decision belongs to the two of you. Nobody should be pressed into a marriage, or out of one, by a number.',
      'A low score is a reason for three long talks. A high score is a reason for the same three talks.',
    ],
  },
] as const;
export const limitReason = 'a general statement, the same in every match';
