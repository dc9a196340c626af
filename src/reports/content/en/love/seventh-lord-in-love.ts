/** The lord of the seventh house in each house: where a partner is met. */
export const meetingPlaceByHouse = [
  'The partner comes to you while you follow your own work and interests; a search has less effect. The meeting is likely at your shop, your class or your place of work. If you are looking, let people see what you do.',
  'Family and relatives bring the partner. Weddings of cousins, an aunt’s introduction, a meal at home or a family business are the usual ways. Tell two trusted relatives what matters to you.',
  'Talk and messages come first: a class, the neighbourhood, a daily train, a phone call about something else. Brothers, sisters or cousins can be the link. Answer messages yourself and do not leave it to others.',
  'The link lies close to home: your native town, your mother’s family, old family friends, a visit to a house. A person who feels familiar at once deserves a second meeting. Invite people home at festivals.',
  'Study, art or play brings the two together: a college, a music class, a sports ground, a children’s event. Love before marriage is more likely than usual. Join one group for a hobby you enjoy.',
  'Work, service or a practical problem leads to the meeting: an office task, a bank counter, a volunteer group. Help given or received begins the talk. Settle duties and money clearly from the start.',
  'The meeting is direct and rather formal: a proposal, an introduction by families, a contract, a business partner. The first hour may be stiff and tells you little. Ask for a second meeting with fewer people.',
  'A difficult or unusual situation brings the two together: a delay, an inheritance, research, a shared trouble. Serious things become known early. Take your time, and check facts about money.',
  'Distance, faith or study brings the partner: a pilgrimage, a university, a teacher, a trip to another state. Elders and your father’s circle can help. Accept an invitation that needs some travel.',
  'Work and public life make the introduction: a project, a conference, a senior colleague. Respect for how someone works is the first attraction. Keep office matters and private matters apart at the beginning.',
  'Friends and large gatherings bring the two together: a reunion, a wedding party, a community group. Elder brothers and sisters can help too. Accept such invitations and stay until the end.',
  'The partner may come from another place: abroad, another state, a retreat, the internet. The first months are private. Let the family meet the person and check papers before a decision.',
] as const;

/** By the condition of that lord. */
export const seventhLordCondition = {
  strong:
    'The lord of your seventh house is strong, which is the best single sign for partnership. Ties with you tend to last and to recover from quarrels. This strength allows honesty, so discuss the difficult subject you have left out.',
  fair: 'The lord of your seventh house has average strength. Partnership goes well for you while it receives attention and becomes dry without it. Reserve one evening a week for it.',
  weak: 'The lord of your seventh house has little support, so ease in partnership has to be learnt. Choose slowly, speak clearly and listen to an elder you trust. People who learn this become good at repairing quarrels.',
} as const;

/** For couples, by the graha that rules the seventh house. */
export const couplesBySeventhLord = {
  Sun: 'If you are married or have a partner, respect is the main subject. Tell the family one good thing the other person did, in their presence. Correct each other only when you are alone.',
  Moon: 'For couples the main subject is moods and meals. Keep one old habit in every week, such as Sunday breakfast or the evening walk. When one of you is low, eat first and talk later.',
  Mars: 'Seen from inside a marriage, the subject is shared effort. Paint a wall, climb a hill or learn badminton together. Two people who work for one aim quarrel less.',
  Mercury:
    'In a marriage the subject is talk. Tell each other one story a day that is not about bills or duties. Laugh together at least once before the evening news.',
  Jupiter:
    'Couples grow here by learning and giving. Study something together, give to a cause in both names, and ask each other’s advice before you ask outsiders.',
  Venus:
    'Two people long together need courtship as much as new couples do. Bring flowers without a reason, dress well at home, and offer the second helping first.',
  Saturn:
    'For a couple it is important to speak about loyalty. Say that you would choose the same person again. A reliable partner is seldom thanked, and likes to hear it.',
} as const;
