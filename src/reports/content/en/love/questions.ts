/** Questions before a match, by the elements of the signs of Moon, Venus and Mars. */
import type { Element } from '#src/reports/facts/elements.ts';


export const questionByMoonElement: Record<Element, string> = {
  fire: 'Ask what they do with a bad mood. You need somebody who can take your flare for what it is, a match and not a house fire, and who has a way of cooling that is not cold.',
  earth:
    'Find out how an ordinary weekday looks over there: when they eat, sleep, spend, call home. Your peace is made of such hours, and two clocks that agree are worth several shared interests.',
  air: 'See whether you can talk about nothing for an hour. Your feelings need a listener who asks back, and a first meeting with two silences too many tells you enough.',
  water:
    'Watch how they speak of those who raised them. You live close to family weather, and someone who is tender or at least honest about theirs can share a roof with yours.',
};
export const questionByVenusElement: Record<Element, string> = {
  fire: 'What do they celebrate, and how loudly? Your affection likes an event, so look for a person who is glad to be surprised and does not check the price while smiling.',
  earth:
    'Cook or shop together once before deciding anything. Your love goes through things and senses; whoever handles a tomato with respect is likely to handle you well.',
  air: 'Send a joke and count the hours. Courtesy, wit and a fair reply are what your heart feeds on, and they show sooner in writing than under a restaurant’s lights.',
  water:
    'Notice if they remember. The small thing you mentioned last month, returned as a question or a present, says more to you than any horoscope put side by side with yours.',
};
export const questionByMarsElement: Record<Element, string> = {
  fire: 'Disagree about something small, on purpose, early on. You want a partner with a spine and a sense of humour, and the quarrel over where to eat reveals both.',
  earth:
    'Give the two of you a dull task with a deadline, a cupboard to assemble, a form to submit. How they work when bored matters more to you than how they dance.',
  air: 'Put a real question of fairness on the table, about work, chores or whose city. Your will bends to reasons and stiffens at orders, so hear which of the two you are given.',
  water:
    'Learn what they do when hurt. You go quiet yourself, and two silent people in a flat need at least one who knocks first; find out which of you it is going to be.',
};
