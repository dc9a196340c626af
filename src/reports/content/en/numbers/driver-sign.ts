/** The graha of the driver by dignity and by the element of its sign; and the graha of the conductor. */
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const driverByDignity: Record<ClassicalGraha, Record<Condition, string>> = {
  Sun: {
    strong:
      'The Sun is strong in your chart, so what number 1 promises can be relied on. Choose an aim that stays useful for many years, and put your name to it.',
    fair: 'Your Sun is of middle strength, so the usual description of number 1 fits you. You rise by what you do. Take the lead where you have already done the work.',
    weak: 'Number 1 wants to lead, and your Sun is weak, so you wait for approval first. Once a week, decide something small without asking anybody.',
  },
  Moon: {
    strong:
      'A strong Moon gives you a steady heart. You can feel with others and remain calm, so go to those who are upset; they become quiet with you.',
    fair: 'With a Moon of middle strength you have good days and days on which small things hurt, as the pages on number 2 say. Place important talks on the good ones.',
    weak: 'Number 2 promises calm, and your weak Moon has to work for it. Regular sleep and meals help most. Take “sensitive” as a skill that you are still learning.',
  },
  Mars: {
    strong:
      'Your number 9 has a strong Mars behind it, which finishes what it begins. You can afford to speak softly, so take on tasks that others left half done.',
    fair: 'Mars has middle strength in your chart: enough energy, and not too much. A fixed hour of exercise each day keeps it active.',
    weak: 'A weak Mars makes your number 9 act late and then sharply. Say a small objection on the day it arises, and the large outburst is not needed.',
  },
  Mercury: {
    strong:
      'Mercury is strong, so your quick mind is also accurate. You may trust your first reading of a page; check figures only when they concern others.',
    fair: 'With Mercury in middle strength you are as clever as the texts on number 5 say. Results improve when you write the figures down.',
    weak: 'You know more than you can show when somebody asks suddenly, because Mercury is weak. Prepare the evening before a test, a meeting or a talk.',
  },
  Jupiter: {
    strong:
      'A strong Jupiter stands behind your number 3, and your advice is worth following. Hope and good judgement go together in you; guide at least one younger person.',
    fair: 'You have enough faith to begin and enough doubt to check, since Jupiter is of middle strength. Good tutors are like this; look the facts up and then advise.',
    weak: 'Number 3 likes to advise, and a weak Jupiter makes belief an effort for you. What you do believe has been tested. Read one good book slowly in place of five quickly.',
  },
  Venus: {
    strong:
      'Your Venus is strong: taste, charm and affection never run short. Give freely, and keep the high standard for your work and not for people.',
    fair: 'Enjoyment and giving are balanced in you by a Venus of middle strength. One weekly hour of music or another art keeps it so.',
    weak: 'Number 6 promises ease in affection, and a weak Venus makes you critical in it. Praise one small thing each day, and let one fault pass.',
  },
  Saturn: {
    strong:
      'A strong Saturn makes your number 8 a number of authority, which comes step by step and stays. When responsibility is offered, accept it.',
    fair: 'Saturn has middle strength: it does its duty for you without special help. You carry your tasks steadily; write rest into the week as well.',
    weak: 'Both number 8 and a weak Saturn speak of weight, so take neither too seriously. Patience was asked of you early. Give back one duty that is no longer yours.',
  },
};

/** Fire, earth, air, water. */
export const driverInElement: Record<Graha, readonly [string, string, string, string]> = {
  Sun: [
    'You start with enthusiasm that everybody can see. Collect what the task needs first, or you stop halfway.',
    'Your way of starting is practical: first the tools and a clear table, then the work. You lead best where the result can be touched, so choose such tasks.',
    'You begin a thing by talking about it. At the end of the talk, fix the first step and its date.',
    'Feelings go into everything that you start, and you lead those whom you love. Build trust before you give directions.',
  ],
  Moon: [
    'Your sympathy is quick and does something at once. Ask what is needed before you run to help.',
    'You are steady and faithful to meals, seasons and people. You feel cared for when others keep their word, so let them know it.',
    'You comfort people by talking, and you want to understand a feeling first. A good conversation settles you sooner than crying alone.',
    'You take in the moods of a whole household. Keep a quiet place of your own, and go there for half an hour each day.',
  ],
  Mars: [
    'You start strongly and make others want to run with you. What needs practice is stopping in time.',
    'Your force becomes endurance and leaves something solid. Building, farming or long training is a good use of it.',
    'You fight with words and ideas. An open debate suits you better than a long silent conflict.',
    'You defend your own people with feeling and remember who was there. Once a year, let one old offence go.',
  ],
  Mercury: [
    'You answer first and are often right. Count to three in every conversation that matters.',
    'Counting, sorting and selling give you pleasure. Facts that can be measured convince you, so ask for them.',
    'Languages, networks and clever company bring out your best. One evening of talk teaches you more than a week of silence; plan such evenings.',
    'You think in pictures and hear the feeling beneath the words. You forget the words themselves, so note down what was agreed.',
  ],
  Jupiter: [
    'You speak with conviction, and people love the warmth in it. Add one proof for those who doubt.',
    'You teach with examples that can be seen, tasted or tried. Keep a few of them ready.',
    'You spread ideas among equals. A discussion suits you better than a lecture, so invite questions.',
    'You calm moods by faith and generosity. Teach by kindness, and stop when you are tired.',
  ],
  Venus: [
    'In affection you like some excitement and ceremony, and you give both back. Prepare one small surprise for somebody close.',
    'Food, cloth, gardens and lasting affection suit you. Grow or make something with your hands.',
    'You please people by conversation. Friendship comes before everything else for you, so look for it first.',
    'You are devoted and forgive more than you say. Name one hurt aloud before it is the third.',
  ],
  Saturn: [
    'You are disciplined and impatient at the same time. You would rather do a hard thing today than plan it for next month. Give slower people a date.',
    'You are firm and hard to move, and others lean on you. Change your mind in one small matter a week.',
    'You organise people by principle and are fair to all. Explain the principle before you announce the decision.',
    'Old family matters weigh on you, and you bear them with tenderness. Share the load with a brother, a sister or a cousin.',
  ],
  Rahu: [
    'You try what is new before others have heard of it. One calm friend beside you keeps the risk small, so ask for company.',
    'You put together unusual arrangements and then show that they work and pay. Test each one on a small scale first.',
    'Networks, codes and clever plans come easily to you. Your ideas are a year or two ahead of their time, so keep them in a file.',
    'You sense a change long before there is news of it. Wait for one outward sign before you act on the feeling.',
  ],
  Ketu: [
    'Your will is clear and sudden, and it rests when the thing is done. Begin while you feel it.',
    'Simple work with the hands calms you and frees your mind. Repair or cook something every weekend.',
    'You think for a long time without words and then write one page. People wait for that page; give them a date.',
    'You need hours that belong to nobody, and they bring you near to prayer. Take one such hour a day; you return from it kinder.',
  ],
};

/** By the house of the graha of the conductor. Index house - 1. */
export const conductorByHouse: readonly string[] = [
  'Your path depends mainly on yourself: your effort, your manner and your initiative. Do not wait for company; make the first step alone.',
  'Family, speech and savings decide your path. It becomes easier as your voice and your reserves improve, so work on both.',
  'Effort, writing and short trips take you forward. Dare one small thing a day, and stay on good terms with those your age in the family.',
  'Home, land, education and a settled mind carry your path. Plant a tree or keep a garden where you live.',
  'Children, students, ideas and games bring you forward. You advance by what you enjoy, so give it a fixed hour.',
  'Duty, rivals and daily work lie along your path. The small task that others refuse can become your main chance.',
  'Partners and agreements carry you. Good chances come from another person, so answer each proposal within a week.',
  'Shared money, research and a deep change belong to your path. Life is easier after that period, so keep a reserve for it.',
  'Teachers, faith and distant places bring you luck. Before each large step, ask the advice of one elder.',
  'Your path is a public one: work, reputation and office. Do in public what you do best, and do it under your own name.',
  'Friends, networks and long hopes carry you, and most gains come through groups. Stay a member where you are respected.',
  'Solitude, foreign places and giving are on your path. When something seems over there, wait a few months; a new part begins.',
];

/** Signs from the graha of the driver to that of the conductor, both counted: 1 to 7, the shorter way. */
export const driverToConductor: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string> = {
  1: 'The grahas of your two numbers are in one sign. What you want and where life leads overlap, so what helps one helps the other as well.',
  2: 'The grahas of mulank and bhagyank are in neighbouring signs, the places of giving and spending. What you want costs something first and pays later; work out the cost.',
  3: 'An easy distance lies between the two grahas: two signs. Effort connects your wish with your path, so try a second time soon after the first.',
  4: 'Mulank and bhagyank press on each other, because their grahas are three signs apart. The pressure makes you act; give every task a deadline.',
  5: 'The two grahas are in trine, the kindest distance. Your nature and your path agree, whatever the numbers alone may say. Trust your first choice.',
  6: 'From these two signs the grahas do not aspect each other, so what you want and what life brings can go different ways. Once a month, write both down and compare them.',
  7: 'The two grahas face each other across the zodiac. What you lack comes from other people, so let them decide in every second matter.',
};
