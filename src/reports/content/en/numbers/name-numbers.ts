/** The name: Cheiro’s compounds 10 to 52 and their single digit. */

/** The picture behind each compound, without its warnings. */
export const compounds: Record<number, string> = {
  10: 'The picture for 10 is a turning wheel: fortune rises and falls with what you intend. This name supports clear wishes, so decide exactly what you want.',
  11: 'A lion whose mouth is tied and a closed hand stand for 11: strength that is held back. The name asks for calm under pressure; choose carefully whom you confide in.',
  12: 'With this name you easily get the burdens of others. Before you agree to a favour, ask what it is for.',
  13: 'Many people fear 13, and Cheiro did not. The picture is a field turned over for new seed: change that makes room. Give up what is old, and keep what is worth keeping.',
  14: 'Movement, crowds, news and money that changes hands belong to 14, a good number for everything that circulates. Check for yourself what others report to you.',
  15: 'Charm, voice and music belong to 15, and it wins favours from others. Use this power for somebody besides yourself.',
  16: 'In the old cards 16 is a tower struck by lightning. In plain words: make the base firm first, and ask a second opinion before the last step.',
  17: 'A star with eight rays after a storm is the picture for 17. The name is gentle in manner and hard to discourage, so go on after a first failure.',
  18: 'In 18, profit and conscience do not agree. Keep clear accounts with relatives, and forget soon what was said in anger.',
  19: 'The Sun itself stands for 19, a favourite of Cheiro: respect, good spirits, plans that succeed. Announce a plan early to those who can help with it.',
  20: 'A trumpet wakes a sleeper: 20 is a call to a new purpose, after some delay. Take long over the first decision, and act at once after it.',
  21: 'The picture for 21 is the world with a wreath, reached after trials. Persistence brings advancement, so apply again after a refusal.',
  22: 'A good dreamer with a bag walks near an edge in the picture for 22. The name is kind and trusting; let one honest friend read contracts with you.',
  23: 'Cheiro named 23 the royal star of the lion: help from seniors, and protection. Ask politely for what you need, and ask the person who can decide.',
  24: 'Support from people of position and gain through affection belong to 24. Accept help from those who are unlike you.',
  25: 'Strength gathered from experience is the sense of 25. It watches long before it acts; write down what each early mistake taught you.',
  26: 'Partners and their advice are the theme of 26, with a warning. This name helps others gladly, so look at the terms before you join them.',
  27: 'The picture for 27 is a sceptre, the sign of good judgement. Your own ideas bear fruit under it, so prefer them to borrowed ones.',
  28: 'Much is begun under 28, and others may take the result. Keep plans quiet until they are ready, and put agreements on paper.',
  29: 'Cheiro connects 29 with friends one cannot be sure of. Choose few, test them in small matters, and be reliable yourself.',
  30: 'Thought for its own sake is the sense of 30. You can do well in practical matters when they interest you, so look for the interesting side.',
  31: 'More solitary than 30, this number puts independence first. Invite somebody once a month, even when you feel no need of it.',
  32: 'Speech, and influence on groups, belong to 32. It works as long as you keep your own opinion, so form it before the meeting.',
  33: 'Cheiro gives 33 no picture and lends it the sense of 24. Affection brings you forward; remember those who helped you first.',
  34: 'Like 25, the number 34 means that practice makes you wise, and here it comes sooner. Advise others only on what you have tried.',
  35: 'Like 26, the number 35 speaks of doing things jointly. Agree at the beginning on who brings what, and it goes pleasantly.',
  36: 'Like 27, the number 36 stands for good sense, with authority that comes from work. Read important papers yourself before you sign them.',
  37: 'The number 37 stands for friendship, partnership and affection that lasts. Do important things together with one other person.',
  38: 'Like 29, the number 38 is about trust. You trust a little early; speak openly about money before you lend any.',
  39: 'Like 30, the number 39 stands for thinking, with a happier mind. You enjoy what you understand, so study a thing before you buy it.',
  40: 'Self-contained like 31, the number 40 looks closed to others and is not. Greet people first, so that they know it.',
  41: 'The gift of speech from 32 meets a better memory in 41. A group listens to you when you wait until the noise is over.',
  42: 'Gain through the goodwill of others, as in 24, is the sense of 42. It comes through beautiful and well-made things, so show yours.',
  43: 'The old image for 43 is upheaval. It suits people who change what they cannot approve; change one thing at a time, and explain why.',
  44: 'Like 26, the number 44 warns about partners: calculate together, early and on paper. With clear terms much is possible.',
  45: 'The picture for 45 is a sceptre, as for 27: good judgement. People follow your instructions; give the reasons too.',
  46: 'Good company is the sense of 46, which is related to 37. Your fortune comes with companions, so choose the people before the plan.',
  47: 'Like 29, the number 47 is about trust, and it knows better whom to believe. Do not excuse the same broken promise twice.',
  48: 'Like 30, the number 48 stands for thinking, and it is more serious. An idea satisfies you when others can use it, so give it a practical form.',
  49: 'Solitary like 31, number 49 works well in private. Surprises suit it better than promises, so show the result when it is finished.',
  50: 'Like 32, the number 50 stands for speech, and it adds freedom. Many people hear of you; prepare the first sentence before you speak.',
  51: 'The picture for 51 is a soldier who advances fast. Before a large step, let somebody look at what lies ahead.',
  52: 'Cheiro’s list closes with 52, in the sense of 43: renewal. Finish the old thing properly, and then begin the new one.',
};

/** A compound outside the list, above or below it. */
export const compoundOutsideList = {
  below:
    'Cheiro gives pictures to the sums from 10 on, and the sum of your name is a single digit. So there is no picture, and the digit below says everything. A name with a small sum is not weaker.',
  above:
    'Your letters add up to more than 52, where Cheiro’s pictures end. We do not invent one for you. Read the single digit that follows; it is found in the same way for every name.',
} as const;

/** The single figure of the name, 1 to 9. */
export const nameSingles: readonly string[] = [
  'Your name sounds decided, and people expect an opinion from you. Have one ready when you first meet them.',
  'The name has a soft sound, and strangers become gentle when they say it. State clearly what you need, or it is overlooked.',
  'People hear a teacher or a host in your name and are ready to listen. Begin with the main point.',
  'An unusual sound makes your name easy to remember. People expect an uncommon answer from you; add the reason to it.',
  'Your name is quick to say and soon known to many. Look after your good name in small dealings too.',
  'The sound of your name is agreeable, and its bearer is gladly invited. Accept what you have time for.',
  'Your name sounds reserved, and people think that you know more than you say. A simple question from you puts them at ease.',
  'Serious and reliable is how your name sounds, and difficult things are handed to you. Accept those you can finish.',
  'The name has a sharp sound, and people expect quick results. Give them a realistic date.',
];

/** The graha of the name compared with that of the driver, by driver, 1 to 9. No graha is neutral to the Sun. */
export type GrahaFit = 'same' | 'friendly' | 'neutral' | 'tense';
export const nameFits: Record<GrahaFit, Readonly<Record<number, string>>> = {
  same: {
    1: 'Name and number both announce a leader, and nobody is surprised by you. Show soon that you can also follow.',
    2: 'Gentle in name and gentle in number, you mislead nobody. Some overlook you, so say something in the first minutes.',
    3: 'The name announces a teacher, and you are one. Your introduction can be short.',
    4: 'You are unusual by date and by name, and need not try to look ordinary. Two or three people who like it are enough.',
    5: 'Mercury rules both: you are as quick as your name sounds. Say it slowly when somebody has to write it down.',
    6: 'Kindness is promised by the name and delivered by you. See that your own share stays fair as well.',
    7: 'A private person bears a private name. Friends need a clear invitation, so give them one.',
    8: 'You are serious on paper and in person, and your humour comes as a surprise. Let people find it early.',
    9: 'You arrive as fast as your name sounds, and nobody is disappointed. Give others a little time to keep up.',
  },
  friendly: {
    1: 'The name supports your wish to lead. Use the full form of it when you introduce yourself.',
    2: 'Your gentle nature gains firmness from the name. Put it under a clear request.',
    3: 'The name helps what you explain to be heard. Write it on your lessons and texts.',
    4: 'People accept your unusual ideas more easily because the name sounds familiar. Put it on your proposals.',
    5: 'Your name suits your quick mind, and contact with others is easy. Let people reach you by one number and one address.',
    6: 'A kindly name goes with a kindly number; favours are easily asked and easily given. Return each within the year.',
    7: 'You can stay quiet, because the name speaks for you. Put it on the list, and send a note in place of a visit.',
    8: 'Your seriousness is made lighter by the name. Let friends use its short form.',
    9: 'The name gives your energy a useful direction. Put it on tasks that have a clear end.',
  },
  neutral: {
    2: 'Name and number are polite to each other and no more. You make your impression in person, so meet people.',
    3: 'The name neither helps nor hinders your teaching. People judge you by the lesson.',
    4: 'The name fits you in part, and in the rest you are free. Describe unusual plans in usual words.',
    5: 'The name helps you a little, and the rest depends on you. A smile and one good sentence are enough.',
    6: 'The name shows little of your good taste. Let people see your work, and they believe in it.',
    7: 'The name does not disturb your quiet, and it does not make you known either. Mention your subject yourself.',
    8: 'Name and number are like two correct colleagues. Respect comes from them; the warmth has to come from you.',
    9: 'The name cools your temper a little. In a dispute use its full form, and the tone becomes calmer.',
  },
  tense: {
    1: 'You lead, and the name suggests something else, so people understand you at the second meeting. Arrange for one.',
    2: 'The name sets another tone than your gentle nature. A warm first line in a message corrects it.',
    3: 'Pleasure or trade is what the name promises, and you bring knowledge. Mention early what you have studied.',
    4: 'Name and date do not fit each other, and this keeps you alert. Describe in one simple sentence what you do.',
    5: 'The name moves at another speed than your mind. Be friendly with those who get it wrong, and spell it out.',
    6: 'Your friendly manner does not show in the name. Offer people tea or a seat first, and they relax.',
    7: 'The name draws more notice than you like. Let it stand on papers, and keep your free time private.',
    8: 'A bright or quick name belongs to a patient person here. People expect speed, so name your date at the beginning.',
    9: 'The name slows you or argues with you, as a careful relative does. Hear the objection once before you act.',
  },
};
