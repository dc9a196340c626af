/** The maha dashas: the subject of each, and advice. */
import type { Graha } from '#src/astrology/contract.ts';

export const mahaTheme: Record<Graha, { about: string; ask: string }> = {
  Sun: {
    about:
      'Six years of standing up straight: name, office, father figures and the question of what you would sign in ink.',
    ask: 'Take the visible task, and thank the people who hold the lamp.',
  },
  Moon: {
    about:
      'Ten years in which the home, the public and your own moods set the calendar. What feeds people, yourself among them, tends to prosper.',
    ask: 'Keep regular hours for sleep and for friends, and move house with good reason only.',
  },
  Mars: {
    about:
      'Seven brisk years. Land, machines, siblings, rivals and plain hard effort come to the front, and things long discussed get done.',
    ask: 'Use the strength on walls and not on people.',
  },
  Mercury: {
    about:
      'Seventeen years of learning, trade and talk: papers, pupils, accounts, new skills, and a great many short journeys.',
    ask: 'Write things down, read what you sign, and let one subject become deep.',
  },
  Jupiter: {
    about:
      'Sixteen years that widen: study, teaching, children, counsel, travel with a purpose, and help from people who owe you nothing.',
    ask: 'Say yes to the teacher, and be choosy about everything that merely grows.',
  },
  Venus: {
    about:
      'Twenty years, the longest turn of all, under the sign of affection, art, comfort and vehicles. Agreements are made, rooms furnished, and bonds tested for sweetness.',
    ask: 'Enjoy on purpose, keep the budget, and repair small coldnesses early.',
  },
  Saturn: {
    about:
      'Nineteen years of building with real stones. Work, age, property and limits teach slowly and fairly, and what is completed here stands.',
    ask: 'Choose the weight you mean to carry; put it down each evening.',
  },
  Rahu: {
    about:
      'Eighteen years of the unfamiliar: new fields, foreign people, technology, ambition, and now and then a fog in which one must walk by compass.',
    ask: 'Ask an outsider to look at large plans, and sleep before signing.',
  },
  Ketu: {
    about:
      'Seven years of clearing. Interests fall away, inner life speaks up, and a skill you thought forgotten becomes useful again.',
    ask: 'Finish, give away, simplify, and do not mistake the quiet for emptiness.',
  },
};

/** A shorter text for a period that is still to come. */
export const mahaLater: Record<Graha, string> = {
  Sun: 'A short, clear stretch in which you are asked to stand where people can see you.',
  Moon: 'A softer decade, turned towards the house, the public and the state of your own heart.',
  Mars: 'A run of active years, good for building, competing and settling what had been put off.',
  Mercury: 'A long season of study, trade and letters, with a lighter step than the years before it.',
  Jupiter: 'A widening time: teachers, travel, young people, and room to be generous.',
  Venus: 'Two decades with affection, art and comfort as their thread.',
  Saturn: 'The slow, solid years, in which what you do carefully keeps.',
  Rahu: 'A long walk on unfamiliar ground, exciting and now and then unclear.',
  Ketu: 'A quiet corridor between two busy rooms, useful for letting go.',
};
