/** The Sun over a graha of the birth chart: index as in sun-months.ts. A first sentence with the name of the graha precedes each. */
export const sunOverNatalGrahas = [
  'What people know you by is lit up, the gift and the habit alike. Show the gift to one person, and give the habit a week off.',
  'You have kept something from the start: a voice, a recipe, a way with money. Bring it out, use it at table, and let it earn a little.',
  'Your oldest skill of hand or word wants exercise. Give it half an hour a day, on foot if possible, and try it out on a neighbour.',
  'A corner of your home tells whose child you are. Clean it, ask how it came to be so, and change one thing there with everybody’s consent.',
  'An old delight is awake again. Take out what you last made with it, finish a small piece, and let the young ones ask their questions.',
  'A way of working that came with you, good or stubborn, is in plain view. Oil the useful half of it, and hand the other half to a list.',
  'Others show you a side of yourself that you seldom look at. Ask one of them what it is like to deal with you, say thank you, and leave it at that.',
  'Something long kept in the dark can be dusted: a worry, a loan, a talent for finding things out. Handle it in daylight and in company.',
  'What you believe without having chosen it comes up for air. Trace it to whoever taught it to you, and keep the part that still stands.',
  'The side of you that likes to be of use in public is called upon. Say yes to one visible task in your own manner, and let two others go by.',
  'An old wish has its yearly hearing. Tell it to a friend in one breath, find out the price of the first step, and take it before the month turns.',
  'What you do best with nobody watching has its turn. Keep the door closed, the lamp on and the expenses written down, and show the result later.',
] as const;

/** That first sentence, by month; one form for one graha and one for several. */
export const sunMeetsForms: readonly ((who: string, several: boolean) => string)[] = [
  (who) => `The Sun crosses the sign of your own ${who}.`,
  (who, several) => `Your own ${who} ${several ? 'stand' : 'stands'} in the sign that the Sun lights now.`,
  (who, several) => `The Sun comes to where your own ${who} ${several ? 'were' : 'was'} when you were born.`,
];

/** If the table of transits and the bindus of the Sun clearly agree; index: place from the Moon - 1. */
export const sunMarked = [
  'The tank is near the mark at which a little lamp comes on. Do the first third of each list, hand over a third, and let the last third lapse with a clear conscience.',
  'More goes out than you notice, in rupees and in words. Carry cash, speak second, and leave the card at home on market days.',
  'The stairs seem lower. Apply, propose, travel, ask for the key; what took three visits last season is done in one, with time for tea.',
  'Home asks and asks. Give it an hour at a fixed time, close the door on the rest, and sleep on that side of the house where nobody calls.',
  'Worry puts on its reading glasses and checks everything twice. Let a calm friend look at the matter once; that single glance is worth ten of yours.',
  'Whatever opposed you is out of breath. Collect the dues, close the dispute, change the routine you have disliked for a year, and be brief about it.',
  'Everybody’s calendar but yours is in charge. Agree to half of it, keep the return ticket in your own pocket, and eat before you travel.',
  'Small things stick: zips, queues, the tone of a message. Go by the longer road, answer after lunch, and allow nobody to hurry your signature.',
  'Permission is slow and advice is stern. Do the part that needs neither, keep your papers dry, and knock at the same door in another month.',
  'At work more depends on you than usual, and people know it. Put forward the large request; those who decide have been waiting for somebody to be definite.',
  'Good news may come in pairs. Keep the first, share the second, and use the warmth to ask for something that you had filed under “some day”.',
  'You tire sooner than you expect, and small sums slip away. See to both early: two evenings in, one commitment fewer, every rupee written down.',
] as const;

/** By the rank of the month, if bindus and places agree. */
export const rankByBoth = [
  'Two different counts put this month first, which is rarer than it sounds. Keep it free of chores, and set the one thing you care about in the middle of it.',
  'Support is strong and company is good; only one month has more of both. Move what is heavy now, while there are hands to lift it.',
  'A broad, well-paved month. Go a little faster than usual with matters that are settled, and spend the time you save on the one that is not.',
  'The ground is firm and the neighbours are friendly. Lay a foundation here, of savings, of study or of bricks, and build on it in a plainer month.',
  'More is offered than you asked for. Let people do you a favour, return it before the month is out, and keep the change.',
  'A little better than the middle. Use it for everyday matters, plan nothing grand, and you end with some to spare.',
  'Nothing pulls and nothing pushes. It is a month for the second draft, the long-delayed fitting and the conversation without a purpose.',
  'There is little tailwind here. Use your own effort, with a companion if you can, and do not measure it every evening.',
  'Fewer hands and thinner ground than usual, though enough of both for one thing at a time. Choose that thing on the first of the month.',
  'A slow month for anything large. What one person can carry gets done, and the rest is no worse for waiting.',
  'Neither the sky nor the people round you favour haste. Say “next month” kindly and often, mean it, and write down what you put off.',
  'All counts agree that these weeks are for resting the soil. Keep the fences mended, the tools dry and the evenings short, and let the year work underground.',
] as const;
