/** The aspect of Jupiter, Saturn or Mars on a house. */
export const houseAspect = {
  1: {
    Jupiter: 'Goodwill and good judgement protect you. People forgive your mistakes early, so admit one on the same day.',
    Saturn: 'You are serious, punctual and modest, as if somebody were checking you. Finish the task, and then take all the leave that is due to you.',
    Mars: 'You are always a little tense and ready to act. Play a sport or exercise in the morning, and give short answers when you are angry.',
  },
  2: {
    Jupiter: 'Your money is protected, and in a shortage help comes from somewhere. Take advice on savings from an older person with experience.',
    Saturn: 'Income comes late and stays long, and shortcuts fail here. Choose long deposits, EPF or PPF, and leave them untouched.',
    Mars: 'You earn by effort and spend on impulse. Sleep one night over each large purchase, and speak gently about money in the family.',
  },
  3: {
    Jupiter: 'Good guidance supports your efforts, and a word from you helps brothers and sisters. Give one of them a clear suggestion this month.',
    Saturn: 'Skills come slowly to you and then stay. Practise the basics longer than others do, and show the work a little later.',
    Mars: 'Your courage is quick, and your messages sound sharper than you mean. Wait an hour before a reply, and use the speed for starting tasks.',
  },
  4: {
    Jupiter: 'Elders, prayer or learning protect your home, and even small rooms feel wide to guests. Keep some good books where visitors can see them.',
    Saturn: 'Home brings duties and perhaps a long wait for your own house. What you get is strong and lasting, so pay the loan steadily.',
    Mars: 'There is heat at home: repairs, opinions, loud voices. Do some physical work about the house, and agree that nobody argues during meals.',
  },
  5: {
    Jupiter: 'Joy and wisdom come together in your studies, your affection and your dealings with children. Teach young people something; they listen to you.',
    Saturn: 'Study, love and creative work are tested by delay. What you produce is exact and lasting, so choose the longer course over the quick one.',
    Mars: 'You compete in play and hurry in love. Slow down a little; with a child or pupil, the game matters more than winning.',
  },
  6: {
    Jupiter: 'Your disputes tend to end through a sensible person in the middle. Ask an elder or senior to step in before the second quarrel.',
    Saturn: 'Your list of duties is long, and your endurance is longer. Time works against rivals, so continue in small daily steps.',
    Mars: 'You attack work and rivals with full force. Keep some strength for the end, because the later part of a struggle is usually longer.',
  },
  7: {
    Jupiter: 'Good sense protects your marriage and partnerships, and goodwill returns after a quarrel. Ask an older couple whom you both respect for advice.',
    Saturn: 'Partnership matures slowly, and a late beginning is no loss. Build it on shared duty and clear limits, and check facts before you commit.',
    Mars: 'Attraction and argument come together in your close relations. On a calm day agree on rules for quarrels, such as no shouting and no third person.',
  },
  8: {
    Jupiter: 'You are protected in unsettled times, and trust returns before the problem is solved. Keep a guide whom you believe, and keep insurance.',
    Saturn: 'You handle hidden or shared matters slowly and with care. Let nobody hurry you over inheritance, loan or insurance papers.',
    Mars: 'You go into risky or shared matters too fast. Be careful with vehicles and tools, and read a joint loan before you sign it.',
  },
  9: {
    Jupiter: 'Teachers, books and blessings help you strongly. What you teach to others comes back as goodwill, so take one student.',
    Saturn: 'Doubt and strict elders test your faith, and it becomes firm. Do your duty to father and teacher without waiting for praise.',
    Mars: 'You defend your beliefs strongly and travel suddenly. Argue with respect, and read the whole matter before you join a cause.',
  },
  10: {
    Jupiter: 'Seniors trust your judgement at work. An honest choice that costs you something now tends to raise you later; find a mentor in your department.',
    Saturn: 'Your profession asks for long training and proof, and then it gives you a firm position. Do not leave in the year before a promotion.',
    Mars: 'You bring force and speed to your work, and targets suit you. Tell slower colleagues the date early, so that they stay with you.',
  },
  11: {
    Jupiter: 'An elder or teacher supports your hopes. Tell that person clearly what you want, and ask for one introduction.',
    Saturn: 'Gains come late, like a deposit at maturity. Keep the hopes that you still hold after some years, and drop the others.',
    Mars: 'You chase gains with energy and often succeed, while friends feel left behind. Share credit and profit with them early.',
  },
  12: {
    Jupiter: 'What you give reaches the right people, and time alone does you good. Read a page of a holy or wise book before sleep.',
    Saturn: 'You control expenses and rest by discipline, and a long stay away can teach you much. When you are alone for long, call home every Sunday.',
    Mars: 'You find it hard to rest, and money goes out suddenly. Exercise before the evening meal, and fix a limit before you enter a sale.',
  },
} as const;
