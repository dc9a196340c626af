/** Jupiter in each sign: how you forgive. Saturn in each sign: how you keep a promise. Aries to Pisces. */
export const jupiterSignInLove = [
  'You forgive at a gallop and expect the other to have caught up by lunch. Look back once to see whether they are still limping; generosity is complete when it waits.',
  'Pardon, from you, is edible. Peace is declared by a favourite dish, and it holds, so long as somebody also says in words what the dish was about.',
  'You forgive once you understand, and you like to understand from several sides. Ask for the reasons, then let the case rest without an appeal at bedtime.',
  'Here mercy is at its height. You can find the hurt child in almost anyone who has been unkind, and need only remember that the kind one at your elbow has a child inside as well.',
  'You pardon royally, in one sentence, before witnesses if possible. Add a small private gesture later; the one who was wrong values being restored more than being let off.',
  'You forgive by instalments, item by item. Write off one whole account a year, without audit, and notice how light the cupboard becomes.',
  'To pardon is easy for you when both sides have spoken. Where the other cannot find words, offer a draft; you are good at phrasing what somebody else is ashamed of.',
  'What you forgive you have first gone all the way into. It takes long and it is thorough, and your bond is deeper afterwards than it was before the wound.',
  'Large-heartedness comes naturally here, with a little sermon attached. Leave out the sermon and what remains is one of the warmest absolutions to be had under any roof.',
  'Forgiveness did not come easily to you; you had to build it. You believe in changed conduct more than in tears, so name the one change that would do, and honour it when it comes.',
  'You let go of grudges by becoming interested in something else. It works for you; check that the other person knows the matter is closed and not merely filed.',
  'Your readiness to pardon is almost without a shore. Keep one plain boundary in it, spoken on a calm day, so that kindness remains a choice of yours and not a leak.',
] as const;

export const saturnSignInLove = [
  'Commitment irks you at the start and steadies you later. Promise in short terms and renew them often; ten vows of a year each suit you better than one of ten.',
  'What you have promised you guard like land. Change of any kind has to be introduced with notice, and in return nobody near you need fear an unpaid month.',
  'You keep faith through talk, and fall behind on it when talk stops. A standing hour for the dull subjects, rent and in-laws included, does the work of many declarations.',
  'Duty and tenderness were taught to you in one lesson, and you mix them up still. Keep an evening on which caring for people is not on the list of tasks.',
  'Praise for keeping your word feels owed to you, and is seldom paid. Mention the debt with a smile, and look up, since your companion is probably keeping a word too.',
  'You keep promises to the letter and worry about the commas. Ask what was actually hoped for; it is often less work than what you were about to deliver.',
  'Saturn is exalted here, and fairness is your form of fidelity. You divide burdens so justly that others rest in it, and you stay courteous on the hundredth Monday.',
  'Trust is lent by you at a high rate and for life. Once given, it survives storms; before that, tell the candidate honestly how long the probation is.',
  'You bind yourself to principles first and people second. Put a face on the principle, preferably the one across the breakfast table, and loyalty becomes warm to the touch.',
  'A promise is architecture for you. You keep it in bad weather and without applause; remember to open the windows now and then, for a house of stone needs air.',
  'You are true in your own manner: few rituals, total reliability when it matters. Explain the manner early, because faithfulness that looks like distance gets misread.',
  'Your loyalty is wide and your deadlines are vague. Choose two or three promises that must not slip, put them where you see them, and let the rest be goodwill.',
] as const;
