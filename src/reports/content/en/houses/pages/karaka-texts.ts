/** The karaka of a house, by its condition. */
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { TextsByCondition } from './lord-texts.ts';

export const karakaTexts: Record<HouseNumber, TextsByCondition> = {
  1: {
    strong: {
      title: 'Respect comes to you naturally.',
      text: 'You have dignity and a clear will, and others accept your lead.',
    },
    fair: {
      title: 'Respect grows with what you do.',
      text: 'People respect you once they have seen your work. Let results speak first, and your wishes after them.',
    },
    weak: {
      title: 'Confidence grows with the years.',
      text: 'Praise matters more to you than you admit. Value your own work first.',
    },
  },
  2: {
    strong: {
      title: 'Good sense protects your money.',
      text: 'You know how much is enough, and good advice reaches you in time.',
    },
    fair: {
      title: 'Count first, and then decide.',
      text: 'Your judgement in money matters is sound when you take time. Compare two offers before each larger expense.',
    },
    weak: {
      title: 'Ask before you invest.',
      text: 'You trust too quickly in money matters. Let an experienced person read the papers.',
    },
  },
  3: {
    strong: {
      title: 'You have courage in reserve.',
      text: 'In a difficult hour you act faster than others, and relatives rely on you.',
    },
    fair: {
      title: 'Courage needs a clear aim.',
      text: 'You act well when you know what for. Decide on the aim first, and then begin without delay.',
    },
    weak: {
      title: 'Impatience costs you strength.',
      text: 'Hurry spoils good efforts. Move your body daily, and leave disputes for the next day.',
    },
  },
  4: {
    strong: {
      title: 'Your heart rests among your people.',
      text: 'The care that you received at home still supports you. Give it on.',
    },
    fair: {
      title: 'Peace at home needs regular time.',
      text: 'Your heart is calm when the day has a fixed order. Keep one hour in the evening for home and family.',
    },
    weak: {
      title: 'Your moods touch the home.',
      text: 'Your peace changes with your mood. Sleep and a walk settle it better than talk.',
    },
  },
  5: {
    strong: {
      title: 'Good counsel is your gift.',
      text: 'You grow by teaching, and younger people listen to you.',
    },
    fair: {
      title: 'Guidance is there when you ask.',
      text: 'You learn well from a good teacher. Ask an experienced person before you decide about studies or children.',
    },
    weak: {
      title: 'Hope needs a plan.',
      text: 'You expect much from bright ideas. Choose one of them, and give it a date.',
    },
  },
  6: {
    strong: {
      title: 'You have the strength to compete.',
      text: 'Competition wakes you up. Use it for fair aims and daily training.',
    },
    fair: {
      title: 'Use your strength in measure.',
      text: 'You can win a dispute, and it costs time. Settle small ones by talk, and keep your effort for work.',
    },
    weak: {
      title: 'Choose your disputes.',
      text: 'Quarrels tire you. Answer in writing, briefly, and let time work for you.',
    },
  },
  7: {
    strong: {
      title: 'Affection comes easily to you.',
      text: 'Warmth and fairness keep people near you, and kind words are well received.',
    },
    fair: {
      title: 'Affection grows where you give it time.',
      text: 'Warmth is there, and it needs small regular signs. One kind sentence a day is a good habit.',
    },
    weak: {
      title: 'Affection has to be shown.',
      text: 'You feel more than you say. Tell the people you love what you like about them.',
    },
  },
  8: {
    strong: {
      title: 'Endurance is on your side.',
      text: 'You stay patient in long matters, and slow papers end in order.',
    },
    fair: {
      title: 'Patience grows with a plan.',
      text: 'Long matters go well when they are divided into steps. Write down the next step and its date.',
    },
    weak: {
      title: 'Do not carry it alone.',
      text: 'Long worries weigh on you. Share them with one discreet person.',
    },
  },
  9: {
    strong: {
      title: 'Faith gives you direction.',
      text: 'Teachers, prayer or good books guide you at the right moment.',
    },
    fair: {
      title: 'Faith grows with practice.',
      text: 'Belief and good fortune follow regular practice. Keep one prayer, one book or one good deed every week.',
    },
    weak: {
      title: 'Find a teacher whom you trust.',
      text: 'Belief does not come by itself. Learn from one good person, and travel with a purpose.',
    },
  },
  10: {
    strong: {
      title: 'Skill is your capital.',
      text: 'Your judgement, your words and your figures build your name.',
    },
    fair: {
      title: 'Skill grows with every task.',
      text: 'Your knowledge is useful, and practice makes it known. Learn one thing each year that your field needs.',
    },
    weak: {
      title: 'Check before you agree.',
      text: 'Details escape you when you hurry. Read everything twice, and keep copies.',
    },
  },
  11: {
    strong: {
      title: 'Well-wishers add to your gains.',
      text: 'Good people recommend you, and your generosity returns to you.',
    },
    fair: {
      title: 'Good advice adds to your gains.',
      text: 'Well-wishers help when you ask them clearly. Say what you hope for, and by when.',
    },
    weak: {
      title: 'Hopes need numbers.',
      text: 'You hope before you count. Write down what you expect, from whom, and by when.',
    },
  },
  12: {
    strong: {
      title: 'Order gives you rest.',
      text: 'You sleep well after a regular day, and you spend with measure.',
    },
    fair: {
      title: 'A fixed order brings rest.',
      text: 'You rest well when bedtime and spending have a limit. Set both for one month, and see the difference.',
    },
    weak: {
      title: 'Late nights tire you.',
      text: 'Worry keeps you awake. End the day with a short prayer or a page of reading.',
    },
  },
};
