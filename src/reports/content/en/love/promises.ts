/** Jupiter in each sign: how you forgive. Saturn in each sign: how you keep a promise. Aries to Pisces. */
export const jupiterSignInLove = [
  'You forgive at once and expect the other person to forget as quickly. Ask after two days whether it still hurts; only then is the matter finished.',
  'Peace from you comes with a favourite dish or a small gift. It lasts longer when you also say in words what the quarrel was about.',
  'You forgive once you understand the reasons. Ask for them, listen to the end, and do not open the matter again at bedtime.',
  'Forgiving is one of your greatest gifts, since Jupiter is at its best here. You can feel for people who were unkind. Keep the same patience for the gentle ones at home.',
  'You forgive generously, and you like it to be seen. Add a private word later, because the other person wants to be trusted again as well as excused.',
  'You forgive point by point, and some points stay open for years. Once a year, close all old accounts with one person and never mention them again.',
  'Forgiving is easy for you when both sides have spoken. If the other person cannot find words, suggest a sentence that they can use.',
  'You forgive slowly and completely, after feeling everything to the end. Say that you need time, so that silence is not taken for refusal.',
  'Pardon comes naturally to you, usually with a long piece of advice. Leave out the advice; people remember the pardon better without it.',
  'Forgiveness had to be learnt, for it does not come easily to you. You trust changed behaviour more than tears. Name the one change you want, and accept it when it comes.',
  'You let go of a grudge by turning to something else. Tell the other person that the matter is closed, since they cannot see it from outside.',
  'You forgive nearly everything, and some people count on that. On a calm day, name one thing that you do not accept, and keep to it.',
] as const;

export const saturnSignInLove = [
  'Commitment feels heavy to you at first and gives you strength later. Promise for one year at a time, and renew the promise each year.',
  'You keep a promise as firmly as you keep property. Sudden changes upset you, so ask those at home for a week’s notice of any change.',
  'You keep your word as long as people keep talking with you. Fix one hour a month for dull subjects such as rent, fees and in-laws.',
  'Duty and love were taught to you as one thing, and you still mix them. Keep one evening a week on which you look after nobody.',
  'You keep your word and feel that nobody thanks you for it. Say so with a smile, and thank the other person for a promise kept.',
  'You keep promises exactly and worry about small errors in them. Ask what was really wanted; it is often less work than you planned.',
  'Saturn is at its best here, and fairness is your form of loyalty. You divide duties justly for years. Take your own share of rest too.',
  'Trust takes years with you, and once given it stays. Tell new people that you need time and that this is no judgement of them.',
  'You are loyal to principles first and to people second. When the two disagree, ask what the rule does to the person before you.',
  'A promise is a duty to you, and you keep it without any praise. Life at home can become strict, so leave every second Sunday unplanned.',
  'You are reliable when it matters and careless about small customs. Explain this early, because keeping a distance can look like lack of loyalty.',
  'Your loyalty is wide and your dates are vague. Choose three promises that must not slip, and write them where you see them daily.',
] as const;
