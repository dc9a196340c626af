/** Questions before a match, by the elements of the signs of Moon, Venus and Mars. */
import type { Element } from '#src/reports/facts/elements.ts';

export const questionByMoonElement: Record<Element, string> = {
  fire: 'You need a person who stays calm while you are angry. Ask what they do with a bad mood, and notice whether they can cool down without becoming cold.',
  earth:
    'Daily habits decide your peace with another person. Compare an ordinary weekday: when each of you eats, sleeps, spends and calls home. Similar hours matter more than shared hobbies.',
  air: 'You need somebody who listens and asks back. See whether the two of you can talk for an hour about small things. Long silences at a first meeting tell you enough.',
  water:
    'Family feeling matters most to you. Notice how the person speaks of those who raised them; kind or at least honest words are a good sign.',
};
export const questionByVenusElement: Record<Element, string> = {
  fire: 'Celebration keeps your love alive. Ask what the other family celebrates and how. Someone who enjoys a surprise suits you better than someone who counts its price.',
  earth:
    'Your love goes through things, food and touch. Cook or shop together once before you decide anything. Notice how patiently the person chooses, and how they speak to the shopkeeper.',
  air: 'Humour and polite words are what your heart needs. Exchange messages for two weeks, and see whether the replies are kind, fair and on time.',
  water:
    'A good memory for small things means love to you. Mention a wish once, and see whether it comes back after a month as a question or a present.',
};
export const questionByMarsElement: Record<Element, string> = {
  fire: 'You want a partner with courage and humour. Disagree early about something small, such as a film or a restaurant, and see whether both of you can laugh afterwards.',
  earth:
    'Shared work shows you the most about a person. Do a dull task together within a fixed time: a form, a repair, a cupboard. Behaviour under boredom matters more to you than charm.',
  air: 'Discuss a real question of fairness: whose job, whose city, who does the housework. You accept reasons and resist orders, so notice which of the two you are given.',
  water:
    'You become silent when you are hurt. Find out what the other person does then. Two silent people need a rule on who speaks first, so agree on one.',
};
