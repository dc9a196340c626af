/**
 * The Sun in a month. Index place - 1: the place of a sign is counted from the lagna or, for an unknown birth time, from the Moon. The
 * texts name no house, so that they fit both counts.
 */

import { rankByBoth } from './sun-over-natal.ts';

/** If the month has support for the Sun: enough bindus or well-placed grahas (month-sun.ts). */
const supported = [
  'This month puts you in front, and your decisions are noticed. Attend the interview, begin the personal project, and have the check-up you postponed.',
  'Money, family and speech are supported this month. Ask for payment, open a deposit, or settle a household budget. A calm tone brings agreement.',
  'Short trips, applications and messages bring results. Submit the form, start a skill, and call a brother, sister or cousin who can help.',
  'Home, property and vehicle matters go well this month. Visit a flat, sign rent papers after reading, or fix a repair. Spend an hour with an older relative.',
  'Children, exams, love and creative work have support this month. Take the test, enter a competition, or tell somebody what you feel.',
  'A good month to pay debts, finish pending work and answer opposition. Clear one EMI or file each week, and keep one lunch hour.',
  'Agreements and relations with others go well this month. Meet a match’s family, sign with a client, or plan time with your spouse.',
  'Shared money and old papers can be settled this month: nominee, insurance, tax, a family loan. Ask the difficult question gently, and take copies.',
  'Teachers, pilgrimage, higher studies and long travel have support this month. Apply, book the tickets, and thank the person who gave you your first chance.',
  'Your work is clearly visible this month. Ask for a review, a promotion or a government approval, and put your name on what you complete.',
  'Friends, seniors and income are supported this month. Collect dues, accept the function, and tell three people what you are looking for.',
  'Rest, charity and distant plans go well this month. Prepare foreign papers, take leave, or arrange a check-up. Quiet preparation helps the weeks that follow.',
] as const;

/** If it has not. */
const unsupported = [
  'You are visible this month, but support is less than you hope. Keep meals and sleep regular, and leave a big announcement for later.',
  'Money is tight this month, and words about it can hurt. List automatic payments, eat at home more, and give no new promise of help.',
  'Effort brings slow replies this month. Keep trips short, make one call a day, and do not take a sibling’s or neighbour’s delay personally.',
  'Home needs patience this month. Do only urgent repairs, read the papers of a house or vehicle twice, and give time to the relative who is hard to please.',
  'Do not count on luck this month, in shares or in romance. Practise the basics, help a child with lessons, and take no financial risk.',
  'Small duties and complaints increase this month. Handle them one at a time, avoid a new loan, and do not skip meals or exercise.',
  'Your partner, or the other side in business, is sensitive this month. Ask short questions, accept part of the agreement, and fix no wedding date in haste.',
  'Joint money and papers need care this month. Sign no guarantee, close one old matter fully, and drive slowly after dark.',
  'Advice and permissions come late this month. Study at home, travel only with a clear purpose, and avoid disputes over religion.',
  'You are watched at work this month without much backing. Deliver what was asked, keep e-mails in order, and bring proof when you ask for something.',
  'Friends are busy and payments slow this month. Send a polite reminder, accept part payment, and join no scheme of quick profit.',
  'Late nights and small expenses weaken you this month. Sleep earlier, set a limit for online shopping, and plan a distant trip in detail.',
] as const;

export const sunMonth = { supported: supported, unsupported: unsupported } as const;

/** If the sign of the Sun has few bindus in a good month (first to fourth), or many in a weak one (ninth to twelfth). */
export const unsupportedInGoodMonth = [
  'Even in your best month one matter needs patience.',
  'In this strong month one subject has little support.',
  'The month is good as a whole, and one part of life is slower.',
  'The month is good, but one matter needs care.',
] as const;
export const supportedInWeakMonth = [
  'One part of life goes better than the others this month.',
  'One matter goes well in a month with little support.',
  'The month has little support as a whole, but one matter goes well.',
  'If you must start something this month, choose this.',
] as const;

/** By the rank of the month, if bindus decide it. */
const byBindus = [
  'This is your strongest month of the twelve. Place your most important step here: an interview, a signature, a proposal or a large purchase.',
  'Your second-best month. Move important dates into it, and do routine paperwork in another month.',
  'A strong month, third of the twelve. Start a course or a business step, and keep a few dates free for sudden offers.',
  'A good month for beginnings that need time, such as a deposit, a job search or an exercise plan.',
  'Better than the middle of your twelve months. Add one brave task to your usual work, such as asking for a raise or a transfer.',
  'A steady month, slightly above the middle of the twelve. Results match your effort, so choose work that is under your own control.',
  'A month in the middle of the twelve. Keep appointments and payments on time, and prepare a large step well before you take it.',
  'Slightly below the middle of your year. Continue what is half done, and wait two nights before you accept a new offer.',
  'A slow month for new starts but a good one for repairs, check-ups and known suppliers. Keep your routine.',
  'Matters move with effort this month. Ask for help early, drop the least useful task, and sign only what is urgent.',
  'A month to keep light. Promise a third less than usual, put off large purchases, and finish each job completely.',
  'The quietest month of the twelve. Rest, study, visit family, and keep whatever you begin small in money and size.',
] as const;

/** By the rank of the month, if the places of the other grahas decide it. */
const byGrahas = [
  'Your best month of the twelve, because many people are ready to help you. Propose, apply or announce now.',
  'Many people wish you well this month. Use it for what needs consent: a marriage talk, a loan approval or a team decision.',
  'Helpers are available this month. Fix meetings and requests in it, and keep work that you do alone for later.',
  'More things help than disturb you this month. Continue projects at a good speed, and thank those who make room.',
  'A good month for work with others. Begin joint tasks, a group trip or a family function.',
  'Help and obstacles are equal this month. Choose one person who can support you, and follow your own timetable.',
  'A mixed month, neither strong nor weak. Do what you like first, and accept that some replies are late.',
  'People are willing but busy this month. Ask early and in writing, and know a second person for each task.',
  'Fewer people can help you than in most of these months. Plan for two people where you wanted five, and keep the target smaller.',
  'Most people are busy with their own matters this month. Finish work that needs no approval, and plan the next step.',
  'Depend on yourself and one trusted friend this month. Plan the large step now, and give it a date in a better month.',
  'There is little help this month, and no need to hurry. Study, rest, repair, and avoid borrowing or large promises.',
] as const;

/** By the rank of the month, for readers under eighteen or of sixty and more. */
export const calmMonthRank = [
  'The best of the twelve months. Use it for the one beginning that matters most to you.',
  'Almost as good as the best month. People are ready to help you, so ask them.',
  'A strong month. Meet people, and finish one matter that has waited.',
  'A good month for beginnings that need patience, such as a daily walk or a new subject.',
  'A little better than most months. Add one thing that gives you joy.',
  'A steady month. What you do daily brings good results.',
  'A month in the middle. Keep your hours for meals, sleep and duties.',
  'A little slower than usual. Do first what cannot wait.',
  'A slow month for new plans. Repair, sort and repeat what you know.',
  'This month asks for patience. Accept help early, and drop one duty.',
  'A month to keep light. Plan little, and rest when you are tired.',
  'The quietest month. Rest, read and visit your family; begin nothing large.',
] as const;

export const monthRank = { byBindus, byGrahas, byBoth: rankByBoth } as const;
