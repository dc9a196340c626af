/**
 * The Sun in a month. Index place - 1: the place of a sign is counted from the lagna or, for an unknown birth time, from the Moon. The
 * texts name no house, so that they fit both counts.
 */

import { rankByBoth, sunMarked } from './sun-over-natal.ts';

/** If the month has support for the Sun: enough bindus or well-placed grahas (month-sun.ts). */
const supported = [
  'The month turns its lamp on you. What you decide for yourself gets noticed, so book your own appointment before everybody else’s, and begin the thing that has waited for other people to be ready.',
  'Accounts, groceries and words come under the light. Go through the standing payments, put one sum aside before it can be spent, and mind the tone in which money is discussed at table.',
  'Errands multiply, and you rather like them. Letters, short trips, a skill practised daily: small pushes carry further now than one large one, and a brother, sister or cousin is glad of a call.',
  'Home asks for daylight. Open the cupboard nobody opens, settle who holds which key, sit with an older relative for an hour; decisions about walls, tenants and vehicles are better taken in the forenoon.',
  'Play is serious business this month. Show the drawing, enter the competition, give a child your whole Sunday; an idea that embarrassed you last season turns out to be the good one.',
  'Work that can be ticked off goes well. Empty the inbox, keep the same hour for lunch, repay what is small, and let rivals talk while you get on with it.',
  'Other people hold the torch this month. Agreements, clients and the one you live with set the pace, so ask before you arrange, and write down together what each of you understood.',
  'Shared things surface: a locker key, a nominee’s name, a debt between cousins. Read the papers slowly, ask the awkward question in a warm voice, and leave new promises for another page of the calendar.',
  'A wider sky. Teachers, pilgrimages, long railway journeys and the books you meant to finish are favoured; so is saying thank you to the person who once gave you your chance.',
  'You are seen at work, wanted or not. Put your name on what you made, ask for the review, wear the better shirt; whoever decides is looking in your direction now.',
  'Friends, groups and old wishes are in the sun. Accept the invitation from the committee, send the invoice, tell three people plainly what you are looking for, and let them be useful.',
  'Half of this month belongs behind a closed door. Sleep in order, give without a receipt, plan the journey; what you prepare unseen in these weeks is ready when the next begin.',
] as const;

/** If it has not. */
const unsupported = [
  'You are noticed, though less is offered than you hoped. Look after appearance and strength in modest ways, speak for yourself before others do, and let large announcements wait.',
  'The purse strings come up, and they are short. List what goes out by itself every month, cook more than you order, and keep promises about money smaller than your good heart suggests.',
  'Courage has to be looked for this month. Make one call a day, keep trips brief, and forgive a neighbour or sibling who is slow to answer: they have their own queue.',
  'Home asks for patience more than for plans. Patch the roof, sit with the person who is hard to please, and postpone what needs a lorry or a loan.',
  'Inspiration comes in teaspoons. Practise the basics, help a child with the dull half of the homework, and stake nothing on luck that you would miss afterwards.',
  'Small duties swarm like flies round sugarcane juice. Take them one at a time, guard your lunch hour, and answer sharp notes with plain facts.',
  'The other side is touchy, or merely tired. Ask short questions, accept half an agreement, and keep your calendar loose where somebody else holds the pen.',
  'What is shared wants careful hands. No new guarantees, no clever short cuts with papers; close one old matter properly and let the rest lie in the almirah.',
  'Good advice is rare and roads are long. Study at home, honour a teacher by doing the exercise, and travel when the purpose can be said in one sentence.',
  'You are visible at work without much backing. Deliver exactly what was asked, keep the mail trail tidy, and let the louder colleague have the first slide.',
  'Friends are busy and wishes slow. Send the reminder kindly, expect part payments, and choose the small circle where you need not explain your jokes.',
  'Energy leaks through late nights and small expenses. Draw the curtain early, give a little and often, and put off the distant journey that has no return date.',
] as const;

export const sunMonth = { supported: supported, unsupported: unsupported } as const;

/** By the table of transits from the Moon, if the bindus of the Sun agree with it. */
const plain = [
  'You carry more than usual and show it less. Keep the mornings light, eat at the hour your grandmother would approve of, and travel only with a return ticket.',
  'Money leaks through small holes now, tea by tea. Nobody is cheating you; the purse is merely open, and a week of writing things down closes it.',
  'A capable stretch. Doors that needed two knocks before open at one, a position or a seat falls free, and your courage is of the unhurried sort.',
  'Comfort is rationed for some weeks. If the kitchen tap, the scooter and the cousin all want you on the same day, answer them in that order and laugh afterwards.',
  'The mind runs in circles round what others may think. Give it a page to write on and an early night; the verdict you fear has not been called for.',
  'Opposition loses interest. What has nagged you for months can be finished in these weeks, and even a rival admits, off the record, that you worked for it.',
  'Plans are pulled about by other people’s timetables. Travel tires you sooner than it should, so sit at the window, carry your own water, and agree to fewer dinners.',
  'Tempers are short on all sides of the table. Say half of it, sleep, and say the rest tomorrow; with superiors and with traffic, give way on principle.',
  'Blessings come with a form to fill in. An elder disagrees, a permission is slow, and it is better to wait politely than to be right too loudly.',
  'What you undertake gets done. The signature arrives, the queue moves, and people in offices are for once on your side; ask now for what needs a superior’s nod.',
  'A warm current. Recognition, a payment, good news by telephone: take it without explaining it away, and stand the whole team a plate of jalebi.',
  'Outgo is heavier than income, of strength as well as of rupees. Choose your spendings early in the month, and let one obligation pass to a younger pair of shoulders.',
] as const;

/** If they disagree: a good place with few bindus, a demanding one with many. */
const mixed = [
  'You carry more than usual, and this time you have the strength for it. Take the load in two trips, let somebody hold the door, and keep one evening for yourself.',
  'Money goes out quickly and comes back by another gate. Spend on what lasts, note it down the same evening, and the month closes more or less level.',
  'The way is open, but you have to push the cart yourself. Start early, ask twice where you usually ask once, and do not wait to be invited.',
  'Comforts are interrupted, yet the interruptions turn out useful. Have the repair done, receive the unexpected guest, and notice that the house is the better for both.',
  'Doubts drop in, take tea, and leave you with a better plan than you had. Write it down before you discuss it, and let children or friends laugh at it once.',
  'Opposition weakens, though you have had to work for it and are a little tired. A quiet win still counts: note it, rest, and leave the last argument unsaid.',
  'Travel and other people’s plans pull at you, and something pleasant comes of one detour. Pack light, say yes once, and tell those at home when you are back.',
  'Tempers spark, though little catches fire. You find the calm sentence in time, and it is remembered in your favour; leave ten minutes earlier and drive as if your aunt sat beside you.',
  'An elder disagrees and helps all the same. Let the principle rest, take the help with thanks, and send word afterwards how the matter went.',
  'Success is on offer in small portions. Accept each of them, keep a list, and ask for the larger thing only when the list is long enough to show.',
  'Recognition comes indirectly: a good word passed on by a third person, a fee that is late but full. Keep your own record of what you did, and remind people kindly.',
  'You spend time and money freely, and for once the cause is worth it. Set the limit beforehand, and keep one evening a week out of the bargain.',
] as const;

export const sunFromMoon = { plain, mixed, marked: sunMarked } as const;

/** If the place of the Sun contradicts the rank of the month: tenth to twelfth, first to third. */
export const sunBetterThanMonth = [
  'In a slow month one thing is on your side.',
  'One good thing stands out in a light month.',
  'Even the quiet month has its bright corner.',
] as const;
export const sunWorseThanMonth = [
  'The best month has its small print.',
  'A strong month, with one small hindrance in it.',
  'Much in this month helps you, and one thing does not.',
] as const;

/** If the sign of the Sun has few bindus in a good month (first to fourth), or many in a weak one (ninth to twelfth). */
export const unsupportedInGoodMonth = [
  'Even the best month has one matter that wants patience.',
  'In one matter this strong month has little to give.',
  'One part of life moves more slowly than the month suggests.',
  'Only what the Sun shines on is short of support.',
] as const;
export const supportedInWeakMonth = [
  'One part of life has more support than the month as a whole.',
  'In one matter, all the same, you find good support.',
  'A light month still has one well-lit room.',
  'Should you want to do something after all, let it be this.',
] as const;

/** By the rank of the month, if bindus decide it. */
const byBindus = [
  'This is the month to ask for what you want. If there is one request, one launch or one difficult letter in the year, let it fall here, where most of the counters agree.',
  'The second best of the twelve. Bring forward what can be brought forward, and do not use these weeks for filing.',
  'A month with wind behind it. Leave some white space in the diary, because good openings here tend to announce themselves on the day.',
  'A good month for beginnings. What you plant now grows by itself for a while, like tulsi in a pot that somebody else waters, so start the thing that needs time.',
  'Comfortably above the middle. Take the ordinary tasks at a good pace, add one brave one, and finish both before you look for praise.',
  'Steady going. Nothing is handed over for free, and nothing is taken away; the effort you put in is roughly what comes out.',
  'The middle of the field, where most of life is lived. Keep appointments, keep receipts, keep your humour, and be content with steady progress.',
  'A shade under par. Begin with what is half done, and let new plans stand overnight before they go out of the door.',
  'Go by the handrail here: routine, early nights, the familiar shop. It is a decent month for mending and a slow one for opening.',
  'Uphill, though not steep. Ask for help one step sooner than your pride suggests, shorten the list on Sunday evenings, and let good enough be good.',
  'Keep this month light. Promise a third less than usual; then what you do deliver arrives on time, and you are thanked for it.',
  'The quiet one of the twelve. Fields lie fallow for a reason: tidy, rest, visit, study, and let whatever you begin here stay small.',
] as const;

/** By the rank of the month, if the places of the other grahas decide it. */
const byGrahas = [
  'The sky is on your side in more ways than one here, more than in any other month. Ask, begin, announce: helpers stand about like guests at a good wedding.',
  'Plenty of goodwill is in the air, almost as much as the year can gather. Use it for the matter that needs other people’s consent, and ask in person.',
  'Several people are well disposed at once. Plan meetings and requests into these weeks, say yes to company, and keep solitary work for later.',
  'More green lights than red ones. Go on at a decent speed with what is already under way, and thank those who make room for you.',
  'A sociable, workable month. Whatever needs a second person moves along, so put the joint tasks first; the rest keeps until you are alone again.',
  'Help and hindrance are about equal. Choose your hours well, ask one ally instead of five, and let your own routine decide how the month feels.',
  'Evenly mixed, like a railway thali. Begin with what you like, and take the rest as it comes; no dish in it is meant to be the whole meal.',
  'Helpers are about, though busy with their own work. Ask early and in writing, leave them time to answer, and do not plan a thing that depends on one person alone.',
  'A little short of allies. Do with two people what you had planned for five; it is finished sooner than you think, and with less talk.',
  'Most people are busy with their own affairs in these weeks. That suits you: you can put your plans in order undisturbed, and finish alone what needs no second opinion.',
  'Rely on yourself and on one proven friend. Large undertakings are better planned now than started, so write them down and set a date further on.',
  'Little help is at hand this month, and there is no hurry either. Read, repair, sleep, and meet people who want nothing from you.',
] as const;

export const monthRank = { byBindus, byGrahas, byBoth: rankByBoth } as const;
