/** The mahadashas: the subject of each, and advice. */
import type { Graha } from '#src/astrology/contract.ts';

export const mahaTheme: Record<Graha, { about: string; ask: string }> = {
  Sun: {
    about:
      'Six years about your position, your father, the government and self-respect. People notice you and expect you to lead.',
    ask: 'Take a task in which your name is seen, and thank those who help you.',
  },
  Moon: {
    about:
      'Ten years about home, mother, the public and your own feelings. Work that feeds people or cares for them does well.',
    ask: 'Sleep at regular hours, keep up your friendships, and change house only for a good reason.',
  },
  Mars: {
    about:
      'Seven active years about land, machines, brothers and sisters, rivals and hard work. Matters that were discussed for long get decided.',
    ask: 'Use your strength for building, and never against people.',
  },
  Mercury: {
    about:
      'Seventeen years about study, trade and communication: papers, accounts, students, new skills and many short trips.',
    ask: 'Read what you sign, keep written accounts, and learn one subject in depth.',
  },
  Jupiter: {
    about:
      'Sixteen years about learning, teaching, children, faith and good advice. Help often comes from people who owe you nothing.',
    ask: 'Follow a good teacher, and do not take on everything that is offered.',
  },
  Venus: {
    about:
      'Twenty years, the longest period, about marriage, love, art, comfort and vehicles. Relationships decide how pleasant they are.',
    ask: 'Enjoy good things within a limit, and repair a cold mood between two people early.',
  },
  Saturn: {
    about:
      'Nineteen years about work, age, property and duty. Results come late and are fair, and what you complete lasts.',
    ask: 'Choose a load that you can carry for years, and rest every evening.',
  },
  Rahu: {
    about:
      'Eighteen years about new fields, foreign people, technology and ambition. Some periods of confusion belong to them.',
    ask: 'Show large plans to a person outside the family, and sleep one night before you sign.',
  },
  Ketu: {
    about:
      'Seven years about letting go. Old interests end, inner life becomes important, and a forgotten skill is useful again.',
    ask: 'Finish old matters, own less, and give the quiet hours to study or prayer.',
  },
};

/** A shorter text for a period that is still to come. */
export const mahaLater: Record<Graha, string> = {
  Sun: 'Six years in which you are seen more, and asked to take charge.',
  Moon: 'Ten years turned towards the home, the public and your own feelings.',
  Mars: 'Seven years of action, good for property, competition and old unsettled matters.',
  Mercury: 'Seventeen years of study, trade and writing, lighter than the period before them.',
  Jupiter: 'Sixteen years of growth through teachers, children, travel and good advice.',
  Venus: 'Twenty years in which love, art and comfort matter most.',
  Saturn: 'Nineteen years of slow and solid work, whose results last.',
  Rahu: 'Eighteen years on new ground, exciting and sometimes confusing.',
  Ketu: 'Seven quiet years, useful for letting go of what is over.',
};
