/** The aspect of Jupiter, Saturn or Mars on a house of the life areas. */
export const houseAspect = {
  2: {
    Jupiter: 'Your money is protected, and in a shortage help comes from somewhere. Take advice on savings from an older person with experience.',
    Saturn: 'Income comes late and stays long, and shortcuts fail here. Choose long deposits, EPF or PPF, and leave them untouched.',
    Mars: 'You earn by effort and spend on impulse. Sleep one night over each large purchase, and speak gently about money in the family.',
  },
  4: {
    Jupiter: 'Elders, prayer or learning protect your home, and even small rooms feel wide to guests. Keep some good books where visitors can see them.',
    Saturn: 'Home brings duties and perhaps a long wait for your own house. What you get is strong and lasting, so pay the loan steadily.',
    Mars: 'Repairs, strong opinions and loud voices disturb the peace at home. Do some physical work about the house, and agree that nobody argues during meals.',
  },
  7: {
    Jupiter: 'Good sense protects your marriage and partnerships, and goodwill returns after a quarrel. Ask an older couple whom you both respect for advice.',
    Saturn: 'Partnership matures slowly, and a late beginning is no loss. Build it on shared duty and clear limits, and check facts before you commit.',
    Mars: 'Attraction and argument come together in your close relations. On a calm day agree on rules for quarrels, such as no shouting and no third person.',
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
} as const;
