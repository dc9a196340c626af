/** The lord of the second house in each house: earning and saving. */
export const lordOfSecond = [
  'You are your own bank of first resort. Income follows personal effort and reputation, so a rise in skill is worth more to you than a clever account.',
  'What comes in likes to stay. There is natural thrift in you, a memory for prices, and the pleasant habit of lending only what you can spare.',
  'You earn by enterprise, by hands and words, in many small streams. Each looks modest alone; a yearly sum, added up honestly, tends to surprise you.',
  'Property, land, vehicles or the family’s good name stand behind your security. You save best towards a wall, a roof, a key you can hold.',
  'Money finds you through talent, teaching or a well-placed idea. It also leaves through pleasures and young people, and neither is a mistake if you have set the figure first.',
  'You earn by solving what is wrong. Competition, service and routine are paid work for you; lend on paper, and keep a separate drawer for other people’s emergencies.',
  'Fortune has a second signature on it. Partners, trade and the public bring income, and household accounts go smoothly when both of you can see the whole page.',
  'Your finances come with tides: a wait, then a wave. Insurance, shared funds and careful papers belong to your comfort, and so does a reserve nobody knows the size of.',
  'You prosper when your earnings agree with your conscience. Elders, learning and distance help your purse, and gifts made quietly seem to keep the door open.',
  'Your profession feeds you well and your word is part of the salary. Titles and turnover tend to rise together, provided you ask for the raise aloud.',
  'Gain multiplies through people. A tip from a friend, a joint venture, a patient investment: you collect from many small taps and have an eye for timing.',
  'You are an open hand. Spending for comfort, travel or those far away is your pattern, and an automatic saving, taken out before you see it, suits you better than any resolution.',
] as const;

/** The lord of the eleventh house in each house: gains. */
export const lordOfEleventh = [
  'Opportunity recognises your face. You gain by showing up in person, and a wish spoken aloud has with you a better chance than one merely planned.',
  'Friends and savings speak the same dialect in your life. Small profits are kept, kept ones grow, and your network remembers you as solvent and fair.',
  'Your gains travel along wires and short roads: messages, media, deals with people of your own age. Courage pays you directly, often within the month.',
  'The things you wish for tend to be inside a house. Gain comes by way of relatives, property or comfort sold to others, and you celebrate it at your own table.',
  'A bright idea, a pupil, a game well played: such are your lucky doors. What you do for joy has an odd habit of becoming profitable around the time you stop expecting it.',
  'Income arrives in working clothes. You gain by being useful in difficulty, by winning what was contested, and by reading a bill before paying it.',
  'You gain two by two. A life partner, a business partner or a faithful client opens the larger doors, and shared celebrations make the profit feel real.',
  'Unexpected sums and delayed ones belong to your pattern: arrears, settlements, an old kindness returned. Keep records, since what is owed to you does arrive for people with records.',
  'You profit from principles, teachers and far places. A mentor’s word or an overseas connection does for you what ten advertisements would not.',
  'Your ambitions have a salary slip. Recognition at work carries gains with it, elders in the field like to recommend you, and a public success widens your circle.',
  'You are well supplied with allies. Hopes tend to come true in clusters for you, so it pays to be careful with what you wish and generous with what you get.',
  'Some of what you gain is meant to flow onward. Foreign links, charity and quiet expenses are threaded through your profits, and the balance feels right when a part is given away by plan.',
] as const;
