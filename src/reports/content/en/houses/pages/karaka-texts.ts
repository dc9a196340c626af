/** The karaka of a house, by whether it is well placed. */
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { TitledText } from './lord-texts.ts';

export const karakaTexts: Record<HouseNumber, { well: TitledText; weak: TitledText }> = {
  1: {
    well: {
      title: 'Respect comes to you naturally.',
      text: 'You have dignity and a clear will, and others accept your lead.',
    },
    weak: {
      title: 'Confidence grows with the years.',
      text: 'Praise matters more to you than you admit. Value your own work first.',
    },
  },
  2: {
    well: {
      title: 'Good sense protects your money.',
      text: 'You know how much is enough, and good advice reaches you in time.',
    },
    weak: {
      title: 'Ask before you invest.',
      text: 'You trust too quickly in money matters. Let an experienced person read the papers.',
    },
  },
  3: {
    well: {
      title: 'You have courage in reserve.',
      text: 'In a difficult hour you act faster than others, and relatives rely on you.',
    },
    weak: {
      title: 'Impatience costs you strength.',
      text: 'Hurry spoils good efforts. Move your body daily, and leave disputes for the next day.',
    },
  },
  4: {
    well: {
      title: 'Your heart rests among your people.',
      text: 'The care that you received at home still supports you. Give it on.',
    },
    weak: {
      title: 'Your moods touch the home.',
      text: 'Your peace changes with your mood. Sleep and a walk settle it better than talk.',
    },
  },
  5: {
    well: {
      title: 'Good counsel is your gift.',
      text: 'You grow by teaching, and younger people listen to you.',
    },
    weak: {
      title: 'Hope needs a plan.',
      text: 'You expect much from bright ideas. Choose one of them, and give it a date.',
    },
  },
  6: {
    well: {
      title: 'You have the strength to compete.',
      text: 'Competition wakes you up. Use it for fair aims and daily training.',
    },
    weak: {
      title: 'Choose your disputes.',
      text: 'Quarrels tire you. Answer in writing, briefly, and let time work for you.',
    },
  },
  7: {
    well: {
      title: 'Affection comes easily to you.',
      text: 'Warmth and fairness keep people near you, and kind words are well received.',
    },
    weak: {
      title: 'Affection has to be shown.',
      text: 'You feel more than you say. Tell the people you love what you like about them.',
    },
  },
  8: {
    well: {
      title: 'Endurance is on your side.',
      text: 'You stay patient in long matters, and slow papers end in order.',
    },
    weak: {
      title: 'Do not carry it alone.',
      text: 'Long worries weigh on you. Share them with one discreet person.',
    },
  },
  9: {
    well: {
      title: 'Faith gives you direction.',
      text: 'Teachers, prayer or good books guide you at the right moment.',
    },
    weak: {
      title: 'Find a teacher whom you trust.',
      text: 'Belief does not come by itself. Learn from one good person, and travel with a purpose.',
    },
  },
  10: {
    well: {
      title: 'Skill is your capital.',
      text: 'Your judgement, your words and your figures build your name.',
    },
    weak: {
      title: 'Check before you agree.',
      text: 'Details escape you when you hurry. Read everything twice, and keep copies.',
    },
  },
  11: {
    well: {
      title: 'Well-wishers add to your gains.',
      text: 'Good people recommend you, and your generosity returns to you.',
    },
    weak: {
      title: 'Hopes need numbers.',
      text: 'You hope before you count. Write down what you expect, from whom, and by when.',
    },
  },
  12: {
    well: {
      title: 'Order gives you rest.',
      text: 'You sleep well after a regular day, and you spend with measure.',
    },
    weak: {
      title: 'Late nights tire you.',
      text: 'Worry keeps you awake. End the day with a short prayer or a page of reading.',
    },
  },
};
