/** The condition of the lords of the last six houses. */
import type { LordConditionTexts } from './lord-condition-type.ts';

export const lastSix: LordConditionTexts<7 | 8 | 9 | 10 | 11 | 12> = {
  7: {
    exalted:
      'You attract people of quality, and the quality in people. In a good agreement you become more than the sum of two.',
    moolatrikona:
      'Agreements are a second profession for you. You keep terms, remember anniversaries, and expect the same courtesy back.',
    own: 'You do not try to improve the person you love, and do not wish to be improved. Two whole people who meet as equals: that is your kind of bond, and it stands firmly.',
    friendly:
      'Affection comes easily into your dealings. Even contracts end over snacks, and former rivals send greetings at Diwali.',
    neutral:
      'Partnership with you is neither thunderbolt nor trial. It is made as a footpath is made, by going over it often.',
    enemy:
      'You have met the opposite view at close quarters. Choose people who can disagree and still save you the last piece.',
    debilitated:
      'You expect too little of the other side and then remember it. Ask for one definite thing, and give them the chance of being good at it.',
    hidden:
      'The bond is strong and half out of view: a love kept private, a partner far away, a promise few have heard. Let it sit in the sun sometimes.',
    held: 'Closeness knocks softly at your front door and may take politeness for a no. Leave the hall light on.',
  },
  8: {
    exalted:
      'You can look at a hard fact without blinking, and your steadiness is catching. Others hand you the envelope they dare not open.',
    moolatrikona:
      'You deal with deep things as a good official would: calmly, in order, with a stamp at the end.',
    own: 'What is hidden in you stays in your own keeping. You change when you choose, a rarer freedom than it looks.',
    friendly:
      'In unsettled times somebody always seems to hold the ladder. Accept the help early, before the roof.',
    neutral:
      'Upheaval passes through your life like a goods train: long and loud, and then the road is open again. There is no need to push; stand back a little, and cross when it has gone by.',
    enemy:
      'Uncertainty gets under your skin, and waiting for news is worse for you than news. Decide beforehand whom to ring.',
    debilitated:
      'You would rather not look under the bed. Look once, with a friend and a torch; it is mostly slippers.',
    hidden:
      'One hidden thing guards another in your chart, an arrangement the old authors liked. Reverses tend to turn on their heel and leave you better supplied.',
    held: 'Old endings stand about in the bright rooms of your life, quieter than they used to be. Nod to them and go on laying the table.',
  },
  9: {
    exalted:
      'Grace has a high seat in your chart. Good counsel comes, and comes in time, whenever you leave a chair for it.',
    moolatrikona:
      'You treat belief as an office: hours kept, lamp lit, accounts open. Luck seems to respect the schedule.',
    own: 'Your faith is your own and needs no membership card. You live by it more than you speak of it, and luck tends to meet you on roads that you chose by conscience.',
    friendly:
      'Teachers and elders like you, and they say so to one another. Keep in touch with those who taught you; a good word from them has opened doors before.',
    neutral:
      'Fortune treats you as a fair shopkeeper does: correct weight, no free sweets, welcome back tomorrow.',
    enemy:
      'You have argued with a father, a faith or a rule, and there was right on both sides. Keep your half and return theirs with thanks.',
    debilitated:
      'Luck was slow in learning your address. Meanwhile you learnt to do without, and know the worth of every visit.',
    hidden:
      'Your blessings travel by night. They come out of debts repaid, distances crossed and losses accepted, and are seldom recognised at the station.',
    held: 'You half believe that others got your share of luck, while sitting in one of its better seats. Count the teachers, for a start.',
  },
  10: {
    exalted:
      'Your work can bear to be looked at from close by. Aim for the post that frightens you slightly; it is your size.',
    moolatrikona:
      'Office suits you like a good coat. You use a title for the work and not for the door, so others are glad to see you have it.',
    own: 'You are your own best employer, even on somebody’s payroll. People learn to brief you and step back.',
    friendly:
      'Your career has friends in it. Recommendations reach you sideways, from people you once helped with a printer.',
    neutral:
      'Your standing grows in proportion to your work, no faster and no slower. There is nothing glamorous about it and nothing flimsy either, and people rely on it.',
    enemy:
      'Your talents have reported to the wrong floor more than once. It made you diplomatic; it need not make you silent.',
    debilitated:
      'You undersell. Keep a list of what you finished this year and read it before every meeting about money.',
    hidden:
      'Strong work is done by you in places without a window: archives, night shifts, foreign branches. Arrange to be seen once a quarter.',
    held: 'You sit nearer the head of the table than you feel entitled to. Stay in the chair; confidence is coming up by the stairs.',
  },
  11: {
    exalted:
      'You keep excellent company, and it keeps you. Ask the tallest person you know; the answer tends to be kind.',
    moolatrikona:
      'You look after your circle like a good treasurer: dues remembered, birthdays noted, favours evenly spread.',
    own: 'Your gains come by your own doing. You need flatter nobody, and most of what you wish for is within reach of a plain request or a year of work.',
    friendly:
      'One friend leads to the next with you, like lamps lit from each other. Say yes to the second invitation.',
    neutral:
      'Your gains are steady and unremarkable, like the water of a good well. Draw a little every day, and do not keep looking down to see whether there is more.',
    enemy: 'Some of your circle take more than they bring. Thin it kindly, once a year, as one does a hedge.',
    debilitated:
      'You hope in a low voice, so the world has trouble hearing. Name the wish, name the sum, and tell two people.',
    hidden:
      'Good returns come to you by the tradesmen’s entrance: settled claims, foreign friends, patient causes. Leave that door unlocked.',
    held: 'You hope for more than you ask, although you stand where people can see you. Your friends are readier to help than you suppose, so name one wish aloud each season.',
  },
  12: {
    exalted:
      'You know how to be alone in the grand manner. Rest, distance and giving make you larger, never lonelier.',
    moolatrikona:
      'You are disciplined about letting go: a fast kept, a donation on its date, a lamp put out on time.',
    own: 'You know how to be alone in comfort. You can shut the world out for an evening without offending anybody, and you come back rested.',
    friendly:
      'Even far from home somebody makes up a bed for you. Travel light; kindness is stocked locally.',
    neutral:
      'Spending and saving keep an even balance with you, as long as somebody reads the statement. Rest comes in the same way: enough of it, if you plan for it.',
    enemy:
      'Rest does not come when it is whistled for. You spend in order to feel better; take the walk first and the wallet later.',
    debilitated:
      'Letting go is uphill for you, so do it in spoonfuls: one drawer, one evening, one old resentment a season.',
    hidden:
      'Loss is sent to live among hard things and, by an old rule, is worn out by them. Careful, useful labour has a way of refilling your purse.',
    held: 'The wish to spend and the wish to get away are never far from you. Give each a fixed place, a monthly sum and a free weekend, and neither asks for more.',
  },
};
