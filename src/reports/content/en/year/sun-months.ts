/**
 * The Sun in a month. Index place - 1: the place of a sign is counted from the lagna or, for an unknown birth time, from the Moon. The
 * texts name no house, so that they fit both counts.
 */

import { rankByBoth, sunMarked } from './sun-over-natal.ts';

/** If the month has support for the Sun: enough bindus or well-placed grahas (month-sun.ts). */
const supported = [
  'This month puts you in front, and your decisions are noticed. Attend the interview, begin the personal project, and have the check-up you postponed.',
  'Money, family and speech are supported this month. Ask for payment, open a deposit, or settle a household budget. A calm tone brings agreement.',
  'Short trips, applications and messages bring results this month. Submit the form, start a skill, and call a brother, sister or cousin who can help.',
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
  'Home needs patience this month. Do only urgent repairs, postpone a house or vehicle purchase, and give time to the relative who is hard to please.',
  'Luck with exams, shares and romance is small this month. Practise the basics, help a child with lessons, and take no financial risk.',
  'Small duties and complaints increase this month. Handle them one at a time, avoid a new loan, and do not skip meals or exercise.',
  'The other side is sensitive this month, at home or in business. Ask short questions, accept part of the agreement, and fix no wedding date in haste.',
  'Joint money and papers need care this month. Sign no guarantee, close one old matter fully, and drive slowly after dark.',
  'Advice and permissions come late this month. Study at home, travel only with a clear purpose, and avoid disputes over religion.',
  'You are watched at work this month without much backing. Deliver what was asked, keep e-mails in order, and wait with a request for promotion.',
  'Friends are busy and payments slow this month. Send a polite reminder, accept part payment, and join no scheme of quick profit.',
  'Late nights and small expenses weaken you this month. Sleep earlier, set a limit for online shopping, and delay a distant trip.',
] as const;

export const sunMonth = { supported: supported, unsupported: unsupported } as const;

/** By the table of transits from the Moon, if the bindus of the Sun agree with it. */
const plain = [
  'Energy is a little low for some weeks, and travel tires you. Eat at fixed hours, keep mornings light, and avoid arguments about respect.',
  'Small expenses add up in these weeks. Write each one down for a week, protect your eyes from screens, and lend nothing.',
  'Courage and position improve in these weeks. Apply for the seat, meet an officer, or ask for what was refused before.',
  'Comfort at home is less for some weeks. Deal with repairs and relatives one by one, and rest for an hour in the afternoon.',
  'Worry about other people’s opinion disturbs your thinking. Write the question down, sleep early, and take no decision on money in that mood.',
  'Opponents become weaker, and your strength improves. Finish an old case or complaint, pay a debt, and start a regular walk.',
  'Other people’s plans decide your timetable, and travel tires the stomach. Eat simple food, and refuse one invitation a week.',
  'Tempers are short, so small talks become quarrels. Say half of it and wait a day. Be polite to superiors and careful on the road.',
  'A permission is slow, and an elder may disagree. Fill in the form completely, wait politely, and do not argue about principles.',
  'What you begin now succeeds, especially with officials and superiors. Submit the application and ask for the signature in person.',
  'Recognition, a payment or good news is likely. Accept it, thank the team, and use the contact for your next request.',
  'Expenses of money and strength are higher than income now. Decide early what to spend on, and pass one duty to someone younger.',
] as const;

/** If they disagree: a good place with few bindus, a demanding one with many. */
const mixed = [
  'You carry extra work, but you have the strength for it now. Do it in two parts, and keep one evening a week free.',
  'Money goes out, and part of it comes back by another way. Spend only on what lasts, such as school fees or repairs.',
  'The way is open, but nobody pushes you forward. Start early, ask twice, and go to the office yourself.',
  'Home life is interrupted, yet the result is useful. Get the repair done, and receive the guest who comes without notice.',
  'Doubts come, and they lead you to a better plan. Write the plan first, then show it to a friend or your children.',
  'You win against opposition, but it costs strength. Stop after the main point is won, and take a rest day.',
  'Travel and other people’s plans pull you away, but one trip brings something pleasant. Pack light, and inform the family of your return.',
  'Irritation comes quickly, but you can control it now. Leave home ten minutes earlier, and do not reply while you are angry.',
  'An elder disagrees but still helps you. Accept the help, leave the argument, and report the result afterwards.',
  'Success comes in small portions at work. Accept each, keep a list of results, and use it later in the appraisal.',
  'Gains come late or through a third person. Record what you have done, and remind people kindly about the fee.',
  'You spend freely, and this time the purpose is good. Fix the limit before you begin, and sleep enough.',
] as const;

export const sunFromMoon = { plain, mixed, marked: sunMarked } as const;

/** If the place of the Sun contradicts the rank of the month: tenth to twelfth, first to third. */
export const sunBetterThanMonth = [
  'In a slow month one thing still helps you.',
  'This light month has one good support.',
  'Even in the quietest month there is one good chance.',
] as const;
export const sunWorseThanMonth = [
  'The best month also has one caution.',
  'In a strong month there is one small obstacle.',
  'Much helps you this month, and one thing does not.',
] as const;

/** If the sign of the Sun has few bindus in a good month (first to fourth), or many in a weak one (ninth to twelfth). */
export const unsupportedInGoodMonth = [
  'Even in your best month one matter needs patience.',
  'In this strong month one subject has little support.',
  'One part of life is slower than the rest of the month.',
  'The month is good, but the next matter needs care.',
] as const;
export const supportedInWeakMonth = [
  'One part of life has more support than the rest of this month.',
  'In one matter you still find good support.',
  'This light month has one strong subject.',
  'If you must start something this month, choose this.',
] as const;

/** By the rank of the month, if bindus decide it. */
const byBindus = [
  'This is your strongest month of the twelve. Place your most important step here: an interview, a signature, a proposal or a large purchase.',
  'Your second-best month by points. Move important dates into it, and do routine paperwork in another month.',
  'A strong month, third of the twelve. Start a course or a business step, and keep a few dates free for sudden offers.',
  'A good month for beginnings that need time, such as a deposit, a job search or an exercise plan.',
  'Better than the middle of your twelve months. Add one brave task to your usual work, such as asking for a raise or a transfer.',
  'A steady month, slightly above the middle of the twelve. Results match your effort, so choose work that is under your own control.',
  'A month in the middle of the twelve. Keep appointments and payments on time, and use it for preparation rather than for a big launch.',
  'Slightly below the middle of your year. Continue what is half done, and wait two nights before you accept a new offer.',
  'A slow month for new starts but a good one for repairs, check-ups and known suppliers. Keep your routine.',
  'Matters move with effort this month. Ask for help early, drop the least useful task, and sign only what is urgent.',
  'A month to keep light. Promise a third less than usual, put off large purchases, and finish each job completely.',
  'The quietest month of the twelve. Rest, study, visit family, and keep whatever you begin small in money and size.',
] as const;

/** By the rank of the month, if the places of the other grahas decide it. */
const byGrahas = [
  'This month has more planets in good places for you than any other. Propose, apply or announce, because people are ready to help.',
  'Many people wish you well this month. Use it for what needs consent: a marriage talk, a loan approval or a team decision.',
  'Helpers are available this month. Fix meetings and requests in it, and keep work that you do alone for later.',
  'More things help than disturb you this month. Continue projects at a good speed, and thank those who make room.',
  'A good month for work with others. Begin joint tasks, a group trip or a family function.',
  'Help and obstacles are equal this month. Choose one person who can support you, and follow your own timetable.',
  'A mixed month, neither strong nor weak. Do what you like first, and accept that some replies are late.',
  'People are willing but busy this month. Ask early and in writing, and know a second person for each task.',
  'Slightly fewer helpers than usual this month. Plan for two people where you wanted five, and keep the target smaller.',
  'Most people are busy with their own matters this month. Finish work that needs no approval, and plan the next step.',
  'Depend on yourself and one trusted friend this month. Plan the large step now, and give it a date in a better month.',
  'There is little help this month, and no need to hurry. Study, rest, repair, and avoid borrowing or large promises.',
] as const;

export const monthRank = { byBindus, byGrahas, byBoth: rankByBoth } as const;
