/** Nabhasa yogas: the distribution of all grahas. */
export const nabhasaYogas = {
  rajju: 'You are made for movement: new towns, new tasks, income through travel. You may earn more away from home than near it. Keep one habit that is the same everywhere, such as morning prayer or exercise.',
  musala: 'You are firm, proud of your work and steady in your word, and persons in authority respect it. You dislike change. Once a year let somebody younger change one thing at home or in the office.',
  nala: 'You have many skills, learn quickly and save money well. Relatives profit from your help. Complete one course or project before you begin another, or too many stay half done.',
  mala: 'Comfort, good food and good company come to you, and people like to gather at your home. Share it while you have it: invite a relative whom nobody else invites.',
  sarpa: 'Hard situations came early, and you learned to face them. You notice an unpleasant fact before others admit it. Look for gentle company, and speak softly most of all when you are right.',
  gada: 'You put all your force into one thing at a time, and wealth, ritual or art gains from it. Set one goal for the year. Stop the work at a fixed hour in the evening.',
  shakata:
    'Your life depends much on one other person, in marriage or in business, and means go up and down with it. Talk plainly with that person about money and plans every month.',
  vihaga:
    'You go far for your work and carry goods, messages or knowledge between two places. Arguments start easily on the way. Choose a post with travel allowance, and keep one fixed home.',
  shringataka:
    'You are happy by nature and like a good contest. Seniors favour you, and family life can be good. Start a new task in cheerful company, and let no contest enter the home.',
  hala: 'You understand long, repeated labour, as in farming, building or service, and what you produce is useful. Share the work with a partner, and save in the good season for the poor one.',
  kamala:
    'Many people see what you do, and your conduct becomes an example to them. A good name is likely. Do good work openly, and refuse small dishonest gains, since they would also be seen.',
  vapi: 'You collect money and knowledge quietly, and lasting comfort comes later. Few people know what you have. Tell the family where the deposits and papers are, and use some of it for pleasure.',
  yupa: 'You give your strength to faith, family or a craft, and vows suit you. Choose a vow that you can keep on an ordinary working day, and keep it for one year.',
  ishu: 'You prepare for long and then act fast. Home and study are the places of preparation. Aim at one exam or one target only, and be gentle with people under your charge.',
  shakti:
    'Results come late to you, and other people decide much of your path. Endurance is your strength. Work from a daily list against laziness, and reward yourself for small results.',
  danda: 'You serve other people and often work without praise. You also know what it is to manage alone. Let family or friends carry a part, and claim each payment that is due to you.',
  nauka:
    'Your income is connected with what moves: trade, travel, transport, water. You are careful with money and can become well off. Put aside enough in busy months for the slow ones.',
  kuta: 'You live somewhat apart and manage with what you have. Remote or guarded places suit your work: hills, forts, campuses, depots. Meet people once a week, and keep your word exactly.',
  chhatra:
    'You protect your own people and support them. Life tends to be easier in its early and its late years. In the middle years accept help as readily as you give it.',
  chapa:
    'You are bold and prefer a path that few others take. The middle years tend to be your best. Keep all dealings clean and in writing, and relax with music or sport.',
  ardhachandra:
    'You have presence, and you lead people well. Seniors favour you, and good things to wear and use come your way. Go on learning while you lead, because you are still growing.',
  chakra:
    'Influence and respect are likely, and many groups turn to you. Half of the houses are busy at once. Keep a quiet hour each morning, so that you decide well among all these claims.',
  samudra:
    'You can hold much at once, possessions, duties and other people’s secrets, and still remain steady. People like you for it. Keep one room or one hour that belongs to you alone.',
  vallaki:
    'Your interests, friends and duties are many, and music or art gives you joy. You can lead a group. Decide which three of these matter most, and give them the first hours of the week.',
  dama: 'You are helpful and earn by honest means. Promises are kept, and gifts are given quietly. When you plan the month, put your own needs on the list as well.',
  pasha:
    'You know many people and get work done through them, because you are skilful and talk well. Leave one connection that only costs you money, and stay out of doubtful deals.',
  kedara:
    'You are useful to many people, truthful and patient. Land, food or any slow, growing work suits you. Do not envy the quick trader; add one skill or one field each year.',
  shula:
    'A few strong subjects fill your life and make you brave and intense. Others may feel pushed by you. Ask a friend to tell you openly when you press too hard.',
  yuga: 'Two subjects hold your whole life, and you go your own way even against custom. Look for a task that uses both. Attend the main family functions all the same, so that the ties remain.',
  gola: 'All seven planets are in one sign, which is very rare. One part of life takes all your force. Study and save regularly, and keep in contact with people in quite different work.',
} as const;
