/** Mars in each sign, Aries to Pisces: how you quarrel, and how you desire. */
export const marsSignInLove = [
  'Your anger comes fast and ends fast. Desire is equally direct, and you like a partner who answers openly. Others do not forget as quickly as you do; ask after an hour whether all is well.',
  'You rarely start a quarrel, and you rarely give one up halfway. Desire grows slowly, through food, touch and nearness. Say that you need time, so that slowness is not taken for coldness.',
  'In a quarrel you use the quick remark, and it hurts more than you intend. You attract people by the same humour. Keep jokes about the other’s family out of every argument.',
  'When hurt, you become short and silent and do not name the reason. You need tenderness before desire. The words “that hurt me,” said the same day, prevent long misunderstandings.',
  'You argue with large words and want to be taken seriously. Your passion is generous and needs to feel chosen. Agree that nobody laughs at the other during a quarrel.',
  'You fight about small things, and the real matter is often trust. Name the real matter first. Desire shows in your care for details, and it needs a clean room and no hurry.',
  'You avoid a quarrel for weeks and then come with a full list. Raise each point within two days instead. Desire returns as soon as both of you feel treated fairly.',
  'You seldom shout; you withdraw and remember. Loyalty and desire both go very deep in you. Agree in advance that silence after a quarrel lasts one day at most.',
  'You say too much in anger and apologise soon after. New places and bold plans wake your desire, and lectures end it. Until you are calm, promise nothing and threaten nothing.',
  'In a quarrel you become cold and take back favours. Your self-control is strong, and so is the desire behind it. Show it on an evening when no work is waiting.',
  'You argue about the principle while the other person is upset about one small event. Deal with the event first. New things wake your desire, and orders put an end to it.',
  'You leave a quarrel and come back later with a gift, while the cause remains. Desire in you is gentle and half hidden. Say in clear words what you want.',
] as const;
