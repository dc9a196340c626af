/** How a house works by the condition of its lord: for adults of every age. */
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

type TitledText = { title: string; text: string };
export type TextsByCondition = Record<'strong' | 'fair' | 'weak', TitledText>;

export const lordTexts: Record<HouseNumber, TextsByCondition> = {
  1: {
    strong: {
      title: 'You start from a strong base.',
      text: 'You recover quickly, and people feel your presence. Take on tasks that need staying power, and keep your daily exercise.',
    },
    fair: {
      title: 'You are steady when your days are regular.',
      text: 'Your strength follows your habits more than your luck. Fixed hours for sleep and meals give you more than any short effort.',
    },
    weak: {
      title: 'You need to protect your energy.',
      text: 'You give more than you have, and doubt comes when you are tired. Do one important thing a day, and rest before you need to.',
    },
  },
  2: {
    strong: {
      title: 'Money stays with you.',
      text: 'You can earn, keep and share, and your word has weight in the family. Save a fixed part first, and live on the rest.',
    },
    fair: {
      title: 'Your savings follow your habits.',
      text: 'Money comes and goes at an ordinary pace. A simple monthly plan, written down, makes a difference within one year.',
    },
    weak: {
      title: 'Savings need rules.',
      text: 'Money leaves faster than you notice, often for good reasons. Let the bank set aside a sum on the first day of each month.',
    },
  },
  3: {
    strong: {
      title: 'Your effort brings results.',
      text: 'You begin without fear and learn with your hands. Choose a skill that is useful to others, and practise it every week.',
    },
    fair: {
      title: 'Courage comes once you begin.',
      text: 'The first step is the hardest for you, and the rest follows. Begin with ten minutes, and tell one person about the plan.',
    },
    weak: {
      title: 'Small steps serve you better than bold ones.',
      text: 'Doubt slows your efforts, and messages are easily misread. Write briefly, read again before you send, and keep to one aim.',
    },
  },
  4: {
    strong: {
      title: 'A settled home is your strength.',
      text: 'You find peace under your own roof, and comfort comes with the years. Arrange the home first, before any large change outside.',
    },
    fair: {
      title: 'Home is what you make of it.',
      text: 'Peace at home changes with your attention. One free evening a week for the house and the family keeps it good.',
    },
    weak: {
      title: 'Home needs more care than usual.',
      text: 'Repairs, moves or moods disturb the peace. Fix one thing a month, and check every paper before you rent or buy.',
    },
  },
  5: {
    strong: {
      title: 'Your mind is quick and creative.',
      text: 'You learn easily, and your advice is sound. Teach, write or make something every week, for it brings joy and recognition.',
    },
    fair: {
      title: 'Your talent grows with practice.',
      text: 'Good ideas come to you at irregular times. Keep a notebook and one regular hour, and show the result to a friend.',
    },
    weak: {
      title: 'Study and joy need patience.',
      text: 'You understand slowly and remember long. Avoid speculation, and choose a teacher who explains everything twice.',
    },
  },
  6: {
    strong: {
      title: 'You overcome obstacles.',
      text: 'Rivals and heavy days make you stronger. You can carry duties that others refuse, so ask for fair thanks in return.',
    },
    fair: {
      title: 'Routine keeps you free of trouble.',
      text: 'Duties stay small as long as you settle them in the same week. Keep a list, and pay dues before their date.',
    },
    weak: {
      title: 'Keep duties and debts small.',
      text: 'Small disputes and unpaid bills take more strength than they deserve. Borrow little, and ask for help early.',
    },
  },
  7: {
    strong: {
      title: 'Good people come towards you.',
      text: 'Companions support you, and your agreements hold. Share decisions early; two minds serve you better than one.',
    },
    fair: {
      title: 'Closeness grows with attention.',
      text: 'Your relations follow the time that you give them. Ask one real question a day, and listen to the end.',
    },
    weak: {
      title: 'Closeness needs patience and clear words.',
      text: 'You and the other side often expect different things. State your wish calmly, and put agreements in writing.',
    },
  },
  8: {
    strong: {
      title: 'You come through change well.',
      text: 'You keep calm when plans fail, and joint or inherited money is safe in your hands. Others rely on you in such weeks.',
    },
    fair: {
      title: 'Change asks you to prepare.',
      text: 'Sudden turns do happen, and most of them pass. Keep a reserve, and one file for all important papers.',
    },
    weak: {
      title: 'Be careful with sudden decisions.',
      text: 'Change finds you unprepared when nothing is in writing. Check shared accounts, and wait a week before a large step.',
    },
  },
  9: {
    strong: {
      title: 'Fortune and elders help you.',
      text: 'Help comes at the right time, often from a teacher or an older person. Say thanks openly, and pass the help on.',
    },
    fair: {
      title: 'Luck comes when you are prepared.',
      text: 'Fortune answers your effort. Keep one prayer or one page of study a day, and follow good advice within a week.',
    },
    weak: {
      title: 'You build your luck yourself.',
      text: 'Support from elders comes late or with conditions. Rely on your own preparation, and stay respectful where you do not agree.',
    },
  },
  10: {
    strong: {
      title: 'People see what you do.',
      text: 'Your name grows through the duties that you complete. Accept the task with responsibility, and let the result be seen.',
    },
    fair: {
      title: 'Your good name grows step by step.',
      text: 'Recognition comes to you by steady work and not by chance. Finish one visible task every season, and keep proof of it.',
    },
    weak: {
      title: 'Recognition comes late.',
      text: 'You do more than people notice, and people in charge can be difficult. Choose one field, and speak about your results.',
    },
  },
  11: {
    strong: {
      title: 'Gains and friends come easily.',
      text: 'Friends recommend you, and money comes from more than one source. Stay in contact, and put a part of each gain aside.',
    },
    fair: {
      title: 'Your gains follow your circle.',
      text: 'Income and hopes move with the people around you. Meet kind and able people once a month, and ask clearly.',
    },
    weak: {
      title: 'Gains come late; choose friends well.',
      text: 'Friends do not always keep their promises. Count only what has arrived, lend little, and value the few who stay.',
    },
  },
  12: {
    strong: {
      title: 'Rest and distance do you good.',
      text: 'Quiet, travel and giving refresh you, and expenses stay in proportion. Plan one retreat or journey a year.',
    },
    fair: {
      title: 'Rest has to be planned.',
      text: 'Your sleep and your spending follow your calendar. Fix an hour for bed, and a monthly sum for pleasure and giving.',
    },
    weak: {
      title: 'Watch your expenses and your sleep.',
      text: 'Money and strength leave unseen, mostly in the evening. Write down each expense for a month, and go to bed early.',
    },
  },
};
