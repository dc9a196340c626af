/**
 * A day of each tara by the lord of its three nakshatras: counted on from any birth nakshatra, a tara falls on three nakshatras of one
 * lord of the Vimshottari order. Index tara - 1.
 */
import type { Graha } from '#src/astrology/contract.ts';

export const taraDayByLord: readonly Record<Graha, string>[] = [
  // Janma, birth
  {
    Sun: 'The Moon is back in the Sun’s rooms, where it stood for you, and pride is a size larger than usual. A bath at sunrise, plain food, no debates about rank.',
    Moon: 'Home again in its own star, the Moon turns every feeling up. Eat what you ate as a child, answer slowly, and let a long promise wait for tomorrow.',
    Mars: 'Your own star returns, and with it the itch in the hands. Walk it off early, use the good knife with attention, and let others start the arguments.',
    Mercury:
      'Your own restless star comes round, and each message weighs double. Read twice, post little, and keep the day among people whose jokes you know already.',
    Jupiter:
      'The star of your birth returns with its big questions. Sit with one of them, feed somebody, touch the feet of an elder, and promise nothing large before dinner.',
    Venus:
      'Wishes are loud when the Moon comes home to its birth star. Wear something soft, hear one song to its end, and leave the shop window for another day.',
    Saturn:
      'Your star is back, and old duties knock along with it. Do the usual things in the usual order, go to bed early, and count the day as kept.',
    Rahu: 'Back at the star you came with, the mind runs to twelve places at once. Familiar streets, familiar people, one lamp at dusk; novelties are better for having waited.',
    Ketu: 'The first of all beginnings comes round, and skin feels thinner. Remember those before you, eat lightly, and be satisfied with a day that produces nothing.',
  },
  // Sampat, plenty
  {
    Sun: 'What is in your name grows: ask for the fee, the title or the signature that was promised, in daylight and in person. Gold in small measure is bought on such a day.',
    Moon: 'Stock the kitchen. Rice, oil, school things, whatever a household leans on, goes far when it is carried in now; and what your mother taught about saving turns out true.',
    Mars: 'Land, tools and metal reward attention. Get the quotation, sharpen the blade, pay for the thing that lasts twenty years, and keep the receipt with its guarantee.',
    Mercury:
      'Sit down with the accounts. A price compared, an invoice sent, a subscription found asleep: by evening there is more in the book than there was at breakfast.',
    Jupiter:
      'Put money where it teaches or shelters somebody: fees, books, a fund with a far date on it. Ask an adviser with grey hair before you sign.',
    Venus:
      'Buy the beautiful thing that is used every day, cloth, a cup, a chair, and sell what only stood about. Agreeable faces bring agreeable terms.',
    Saturn:
      'Small sums put by in these hours stay put. Clear an old due, ask for the arrears, buy iron, wool or shoes, and let the bargain take its time.',
    Rahu: 'Gains come from an odd direction: a stranger’s tip, a distant customer, a site you had not tried. Take the new thing, in an amount that you could laugh about losing.',
    Ketu: 'Look through drawers and old papers, for what was forgotten is worth something. A policy, a coin, a recipe of your grandmother’s: plenty that was yours all along.',
  },
  // Vipat, the snag
  {
    Sun: 'Somebody in charge has slept badly. Have your papers straight, do not correct a superior in company, wear a cap at noon, and carry your point on a better date.',
    Moon: 'The milk boils over while you look at your phone. Keep an eye on kettles, moods and door keys, and take nothing to heart that was said before breakfast.',
    Mars: 'Hurry has sharp edges. Start ten minutes early, let the loud driver pass, check the gas and the ladder, and put off whatever needs a steady temper.',
    Mercury:
      'A digit is wrong, an attachment is missing, somebody heard “fifteen” for “fifty”. Repeat it aloud, read what you sign, and back up the file before anything else.',
    Jupiter:
      'Advice is plentiful and a little off. Thank for it, check the source, lend no book you love, and be modest about what you know for certain.',
    Venus:
      'The dress is tight and the guest is late. Spend nothing to mend a mood, be plain with those you love, and check brakes and bookings before an outing.',
    Saturn:
      'Queues are long, lifts are slow, and the counter closes at one. Pack a book and a biscuit, repair what creaks, and let old grievances lie where they lie.',
    Rahu: 'Not everything is what it says on the parcel. Open no link in haste, ask a second time who is calling, and take the road you know.',
    Ketu: 'Threads come off and things drop out of pockets. Sew the button, empty the bag, look behind you on leaving the train, and do not cut what can be untied.',
  },
  // Kshema, well-being
  {
    Sun: 'Open the shutters. Air the bedding, sit in the early light with your father or somebody as old, and put house and name in order, papers included.',
    Moon: 'Water, rice and sleep do their quiet work. Move in, bathe the child, cook for several days, visit your mother; nothing needs to be won before sunset.',
    Mars: 'Strength comes back by being used gently: a swim, a garden bed, a shelf put up straight. Settle what concerns land or a brother or sister while tempers are cool.',
    Mercury:
      'Easy talk is the best rest there is. Ring a cousin, tidy the desk, play cards, answer letters that carry no weight, and the head is lighter by supper.',
    Jupiter:
      'Shelter is granted and given. Ask a blessing on a new home, read to a child, take sweets to a teacher, and stay a little longer than you meant to.',
    Venus:
      'Rest with good manners: oil in the hair, flowers in a jar, a cushion, somebody dear in the next chair. Furnish and decorate; make nothing urgent.',
    Saturn:
      'A roof, a wall, a steady wage: what holds you up is in order, so let yourself be held. Fix a hinge, visit an old neighbour, sleep early.',
    Rahu: 'Change of air agrees with you. An inn by a lake, an unfamiliar tea, a day without news; you come home to find that the old place fits again.',
    Ketu: 'Quiet does you good without asking anything back. Light a lamp for those who went before, fast a little if it is your custom, and leave the phone inside.',
  },
  // Pratyari, the opposite number
  {
    Sun: 'Two kings in one room: give the other the chair. Hear what is held against you to its last word, note it, and reply when the Moon has gone on.',
    Moon: 'Feelings are answered by feelings, and soup gets cold. Listen to the tone behind the complaint; agree where you honestly can, and sleep on everything else.',
    Mars: 'The ball comes back as hard as you hit it. Sport is the right place for this day; in the office, let the opponent serve and keep your racket low.',
    Mercury:
      'Every sentence finds its clever reply. Save the draft, ask a question in place of an assertion, and enjoy chess, debate or any game in which being contradicted is the point.',
    Jupiter:
      'You may both be right, and both may preach. Collect the other side’s best argument, look up the rule, and leave the verdict to somebody who was not there.',
    Venus:
      'What pleases you displeases across the table. Compare tastes without buying, let the bill be shared, and leave the question of who loves more for a softer star.',
    Saturn:
      'You meet the wall, and the wall has its reasons. Ask the clerk for the rule in writing, keep your date, and come back with the one missing paper.',
    Rahu: 'Rumour travels faster than you do. Put no opinion where strangers can forward it; find out who gains by the quarrel, and have some peanuts instead.',
    Ketu: 'An old disagreement looks in at the door. You need not ask it in: nod, finish your tea, and hold back the remark that would be remembered for years.',
  },
  // Sadhaka, accomplishment
  {
    Sun: 'Step where you can be seen. The interview, the petition, the first day in office belong here, before noon if possible, with your own name signed in full.',
    Moon: 'Hands do what the heart meant. Cook for the many, plant, perform, tend; public work goes well, and what is begun with kindness is carried on by others.',
    Mars: 'The arm is strong and the aim is true. Run the race, lay the foundation, make the hard call, take on the machine that beat you last month, and stop when it is done.',
    Mercury:
      'Words land. Sit the examination, pitch, publish, close the sale, or learn those twenty lines by heart: the tongue is quick and the pen keeps up.',
    Jupiter:
      'Ask the large thing of a person who may grant it. Teaching, vows, applications and ceremonies stand on solid ground, and somebody wise says yes.',
    Venus:
      'Charm does half and practice the other half. Show the work, sing in company, dress the window, speak of affection; what was made with love finds its buyer.',
    Saturn:
      'The long job moves. File the return, finish the thesis page, pour the concrete; patience spent earlier is paid back in a single day’s progress.',
    Rahu: 'Try what has not been done before. Launch the page, call abroad, book the odd ticket: the unusual route is open, and it is shorter than it looked.',
    Ketu: 'Whatever needs one pointed hour succeeds: a puzzle, a prayer, a fine repair, the first line of a program. Begin sharp, look at nothing else, and be done by lunch.',
  },
  // Vadha, the check
  {
    Sun: 'Resign from something that only flattered you. A title, a committee, the last word: put it down in the evening light, without announcing it to anyone.',
    Moon: 'Clear the fridge and an old hurt along with it. Clean, wash, empty; eat simply, and begin no habit that you would like to keep.',
    Mars: 'A good day for weeding, scrapping, pulling nails. Put the force into things; end a bad habit by the root, and let no person be near the hammer.',
    Mercury:
      'Unsubscribe. Delete, cancel, cross out, close the account that charges for nothing; and what you would like to see flourish, say tomorrow.',
    Jupiter:
      'Give up one opinion that you have outgrown. Return a borrowed book, thank for a lesson that is over, and open no new course on this date.',
    Venus:
      'Put away the sweet tin and the third cushion. Wardrobes are thinned well now, and so are expenses; a new bond or a new purchase prefers a kinder star.',
    Saturn:
      'The sternest hour on the sternest day, and so the right one for finishing: the last instalment, the locked drawer, a grudge written down and torn across.',
    Rahu: 'Switch it off. Screens, bets, a chain of messages, the tale that grew with each telling, all may stop here; start nothing whose end you cannot see.',
    Ketu: 'Nobody ends things more cleanly. Cut the string, close the file, shave, fast, give away the coat; sow on another day what is meant to live.',
  },
  // Mitra, the friend
  {
    Sun: 'Someone of standing is well disposed. Introduce yourself, ask for the recommendation, take a friend to a place where you are known, and pay for both teas.',
    Moon: 'Guests come easily and stay for the meal. Invite the new neighbours, ring an old school friend, make up with a sister, with something hot on the table.',
    Mars: 'Do something together that makes you sweat: carry the sofa, play doubles, paint a wall. Brothers, sisters and team-mates are on your side without a speech.',
    Mercury:
      'Talk flows and introductions stick. Join two people who ought to have met, answer the friendly note, ask the small favour, settle the price with a smile.',
    Jupiter:
      'Good company improves you. Meet the teacher, the study circle, a friend who is wiser than you are, and bring the quarrel that wants a fair third voice.',
    Venus:
      'Doors are held open, and somebody has kept you a seat. Music, a shared dessert, a compliment that was true anyway: ask, and be asked, to join.',
    Saturn:
      'Old friends count most. Write to the one you owe a letter, help with a removal, work side by side in silence; such loyalty outlasts many a party.',
    Rahu: 'The stranger on the next seat is worth a word. Friends from other towns, other trades and other languages open a window that your own street lacks.',
    Ketu: 'You need few words with the right person. Sit beside a friend who prays, fishes or mends radios, and let a misunderstanding lapse by not mentioning it.',
  },
  // Ati Mitra, the great friend
  {
    Sun: 'The round closes in full light. Thank a father or a patron aloud, accept the honour, and put the large request to the one person who can grant it.',
    Moon: 'Everybody is fed and nobody keeps count. Celebrate at home, go on pilgrimage by water, and tell your own people what they have meant to you this year.',
    Mars: 'Courage has company. Set out on the long-planned journey, buy the plot, stand up for a friend; help arrives before you have finished asking.',
    Mercury:
      'News is good and travels well. Sign with a friend, send the thanks you kept putting off, book for all of you, and say the affectionate thing outright.',
    Jupiter:
      'Blessings are given away freely today. Hold the ceremony, name the child, ask your elder’s yes, and give a gift whose price you do not remember.',
    Venus:
      'The kindest note of the whole round. Marriages of friends, anniversaries, new clothes, the question asked by candlelight; what two hope for has the sky’s good manners behind it.',
    Saturn:
      'Those who stood by you through the dull years deserve the feast. Keep a promise to an elder, sign for the long term, plant the slow tree.',
    Rahu: 'A far wish comes within reach: the visa form, the distant meeting, a reunion across three time zones. Ask boldly; unlikely people are glad to help.',
    Ketu: 'Gratitude goes backwards: a shrine of the family, a teacher long gone, the village well. Visit, give without your name on it, and find the large thing granted quietly.',
  },
];

/** How to use the calendar of nakshatras, by the lord of the birth nakshatra. */
export const taraLeadByLord: Record<Graha, string> = {
  Sun: 'The Moon visits a star a day. Rule by this list lightly: it may pick the morning for an important call, and should never decide whether you make it.',
  Moon: 'One star a day, like one meal: taste which it is, choose between two free Tuesdays by it, and do not let it keep you from a friend’s door.',
  Mars: 'The Moon marches a star a day. Let the list choose between two dates that are both free; when there is only one date, go, whatever its name.',
  Mercury:
    'With a star a day it reads like a timetable. You may enjoy consulting it; a train that leaves under a stern star takes you just as far.',
  Jupiter:
    'Each day has its star, as each page has its verse. Use it the way old almanac readers did, to place a good intention well, and never to excuse a missing one.',
  Venus:
    'A star a day gives each its colour. Dress your week by it if that pleases you, and turn no invitation down on its account.',
  Saturn:
    'Star by star the month is a roster. It helps with planning what can be planned; duty that falls on a stern day is still yours and goes well enough.',
  Rahu: 'A new star each day suits a mind that likes new things. Try it as an experiment for two rounds, take notes, and trust the notes.',
  Ketu: 'The Moon changes stars daily and holds on to none. Look when you are free to choose, forget it when you are not, and miss no train for its sake.',
};
