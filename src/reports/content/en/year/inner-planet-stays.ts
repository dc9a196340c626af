/**
 * Mars, Mercury and Venus in a month. Index place - 1, as in sun-months.ts. Each place has one text a year, by whether the sign is good
 * (`well`) or bad (`ill`) in the table of transits from the Moon.
 */
const marsIll = [
  'Energy comes to the doorstep. You move first, speak first and finish first; count to four before the reply you are proudest of, and give the body something to lift.',
  'Spending makes you either strict or hot-headed. Bargain, compare, cancel one subscription, and let no talk about money begin after nine in the evening.',
  'Effort has the right place, though the Moon’s count asks for measure. Practise, pitch and knock once a day instead of all at once, and the dreaded task turns out to be four telephone calls and a form.',
  'Tools at home. Something gets repaired, moved or argued over, most likely in that order; agree on the noise beforehand and on who sweeps up.',
  'Games are played to win. Debate, sport and creative work profit from the heat; with children and with beginners, lose on purpose once.',
  'You can out-work most people now, and it tires you more than you notice. Take on the backlog and the stubborn forms, one a day, and eat lunch sitting down.',
  'The other person has strong opinions just now, and so have you. Say yours without the word “always”, sit on the same side of the table, and leave the question of who began it.',
  'Leave sharp edges in their sheath: knives, passwords, old grievances, deadlines of the “by midnight” kind. Slow hands do their finest work in these weeks.',
  'Conviction runs hot. It is a splendid time to defend somebody weaker and a poor one to convert your uncle; long roads want a rested driver.',
  'You are put in charge, or you simply take charge, and not everybody likes it. Lead by doing the first hour yourself, give orders as requests, and pass on the praise in public.',
  'Say what you want from friends and teams in plain words, and only once. Arrears come in if you ask politely; an eager friend may hurry you, so agree over breakfast and act the day after.',
  'Effort goes underground. Train quietly, clear the store room, work on what is not yet announced, and sleep before you answer anything that annoys you.',
] as const;

const marsWell = [
  'Force you have and, unusually, also the road. Start before breakfast, finish before lunch, and spend the afternoon being gracious about it.',
  'A fighting spirit in money matters serves you well: claim the refund, name the price, collect the old debt with a smile.',
  'Full tank, clear lane. Compete, apply, train, argue your case; the brave version of the plan is the sensible one.',
  'Strength at home, used well. The wall is painted, the garden dug, the long dispute about the parking place settled over tea.',
  'Bold ideas land on their feet. Enter, audition, propose; a younger person follows your example and does you credit.',
  'What resisted you for long gives way to steady pressure. Press on while it lasts, clear the arrears, and leave those who lose an argument their dignity.',
  'You can be firm with a partner or client and be liked for it. Put the hard clause on the table first.',
  'You go straight to the root of a tangled matter and have it out. Afterwards wash your hands, and let others keep the secrets.',
  'Zeal finds a worthy object: a cause, a course, a steep path with a shrine on top. Go in good company.',
  'Command suits you now. Decide quickly, take responsibility when something goes wrong, and those above you notice who was at the wheel.',
  'Push and you receive. Targets, teams and outstanding bills respond to energy; set the bar where you would be proud to clear it.',
  'Effort behind closed doors pays at last. Train, write, clear, save; the result walks out by itself when the door opens.',
] as const;

export const marsStays = { well: marsWell, ill: marsIll } as const;

const mercuryWell = [
  'Words come easily and in your own voice. Write the introduction, change the photograph, ask the two questions you usually keep for the lift.',
  'Good weeks for arithmetic at the kitchen table: quotations, tax papers, the price of gold against the price of waiting. A well-put sentence earns something.',
  'The telephone is warm. Neighbours, drafts, timetables and small contracts go through your hands quickly; read each once more than you think necessary.',
  'Talk belongs at home for a while. Explain the plan to those who have to live in it, label the fuse box, find the old photographs and scan them.',
  'Ideas arrive playing. Riddles, poems, lesson plans and clever shortcuts succeed; write them down on the bus, for they seldom come twice.',
  'A list is as good as a helper now. Sort, proof-read, compare this month’s electricity bill with last month’s, and teach somebody your system.',
  'Conversations decide things. Meet, clarify, write it down; a misunderstanding from earlier in the year dissolves over a second cup.',
  'You read between lines and are usually right. Research, passwords, policies and puzzles are in good hands; gossip, too, so let it end with you.',
  'Study runs well, and so does travel by timetable. Send the application, ring the teacher, compare translations, and believe half of what is forwarded.',
  'Present what you know. A short talk, a clean spreadsheet, a sentence in the right meeting makes a name faster now than long hours do.',
  'Introductions are the currency of these weeks. Connect two friends who need each other; as a rule somebody then does the same for you.',
  'The mind works with the curtains drawn. Edit, translate, keep a dream diary, finish the course you told nobody about, and leave announcements unsent.',
] as const;

const mercuryIll = [
  'Your head is full of half-finished thoughts. Say the main thing first, let people finish their sentences, proof-read anything that carries your name, and sleep on the rest.',
  'Figures refuse to agree. Add up twice, lend no money by message, ask for every price in writing, and keep clever remarks about other people’s spending to yourself.',
  'Messages cross each other. Confirm times, spell names out, ring when the third mail has not helped, and do not read a tone into short replies.',
  'At home everybody talks and few listen. Put the plan on the refrigerator in large letters, with a date and a name for each task, and discuss it after dinner.',
  'Wit runs faster than kindness. Ask yourself whom the joke would sting before you tell it, check the answer twice, and give a child’s question the time it needs.',
  'Small mistakes hide in lists and forms. Slow down over labels and totals, let a colleague read them once, and answer a sharp note with facts only.',
  'What was said and what was heard are not quite the same just now. Repeat agreements aloud, write them down together, and wait a night before you sign.',
  'Curiosity pulls you towards what is not your business. Leave other people’s screens alone, change your own passwords, and put the energy into research that you may show.',
  'Timetables change and experts disagree. Carry the printed ticket, ask a third person, check the rule at its source, and hand in the big paper a day later if you can.',
  'You are asked for details in front of others. Bring notes, admit what you do not know, send the missing figure the same evening, and do not fill silences with promises.',
  'Too many groups, too many opinions. Leave two of them, mute three, answer one friend properly, and decide by yourself what the noise was about.',
  'Thoughts keep late hours. Put paper beside the bed, screens outside the room, and decisions after the first tea; what seemed urgent at midnight is mostly a line on a list.',
] as const;

export const mercuryStays = { well: mercuryWell, ill: mercuryIll } as const;

const venusWell = [
  'You are easy to like just now. Wear the good cloth, cut the hair, smile at the camera, and say the friendly thing first; charm need not be saved for festivals.',
  'Sweetness and small savings. Good food, a fair price, a kind word about somebody absent: all three multiply when they are passed on.',
  'Kind messages do good work. Send the compliment, the song or the card by real post, spend an afternoon with a sibling, and visit whoever lives two streets away.',
  'Make the rooms lovely. Curtains, a new plant, the good plates on a Tuesday; a meal cooked at home settles what three discussions could not.',
  'Romance, art and mischief are well lit. Make the playlist, dance at the wedding, begin the watercolour, and let yourself be taught by a child.',
  'Kindness shows itself as service. Tidy a colleague’s muddle, thank the person who cleans the stairs, and see that pleasure keeps office hours.',
  'These weeks are for doing things by two. Dine with someone, sign with someone, forgive someone; of two proposals the gentler one is likely to be accepted.',
  'Affection goes deep and says little. Trust is repaired with a small true confession; presents are better modest, and shared money better spoken of.',
  'Beauty at a distance calls: a temple town, a foreign film, a teacher with good taste. Give generously where you were once made welcome.',
  'Good manners advance you. Dress a shade better than required, host the visitor, let an artist in your circle open the right door.',
  'Pleasant company brings useful contacts. Weddings, clubs and reunions bring invitations, and a wish you mention lightly is remembered by the right person.',
  'Tenderness in private. Long baths, old songs, a weekend away with no pictures taken; what is given quietly now is not forgotten.',
] as const;

const venusIll = [
  'The wish to please costs more than it brings just now. Wear what you own, smile without waiting for the smile back, and put off the purchase made for a single evening.',
  'Appetite is larger than the budget. Choose the second-best sweet, keep the bill, eat at home twice more a week, and praise somebody’s plain cooking.',
  'Flattering messages cost time. Answer the honest one first, keep gifts to siblings small and well chosen, and do not promise a visit you have no wish to make.',
  'Comfort at home needs a little organisation. Agree who cleans before you agree who comes, postpone the new curtains, and the evening is still good.',
  'Just now the idea of love is sweeter than the person. Ask a real question, listen to the real answer, and let a hobby have the rest of the longing.',
  'Small temptations wait at work: sweets, gossip, an unneeded order. Allow yourself one of them, on Fridays, and be exact about whatever is shared or borrowed.',
  'Politeness hides the point. Say what you want in the first five minutes, gently and in plain words; the other one is relieved, and says theirs.',
  'Feelings stay unspoken while bills come up. Talk of both on one calm evening, with the figures on the table, and leave presents until it is settled.',
  'What is far away looks better than it is. Compare prices, read what other travellers say, and honour the teacher or the temple close by.',
  'Charm alone does not carry the meeting. Bring the figures, be on time, thank the assistant by name, and leave personal matters at the door.',
  'Invitations pile up faster than pleasure does. Go to two, leave one early, send sweets to the rest, and lend nothing to a friend that you would mind losing.',
  'Comfort looks expensive just now and need not be. A washed sheet, an old song and an early night do the same work for nothing, and leave the purse for a better day.',
] as const;

export const venusStays = { well: venusWell, ill: venusIll } as const;

/** For a second entry into a sign in the year, after a retrograde period. */
export const marsRepeatedStays = [
  'Mars comes back to a part of life it crossed earlier in the year. Whatever you fought for or repaired then needs its second coat of paint, and that one tends to last.',
] as const;
export const venusRepeatedStays = [
  'A pleasure is offered a second time, like the sweet at the end of a long wedding lunch. Take it if you meant to; nobody is counting but you.',
  'An old affection comes to mind again. Be kind to it, and notice how much your taste has grown since.',
] as const;

/** The retrograde periods; those of Mercury are in mercury-stays.ts. */
export const venusRetrograde =
  'Venus looks over its shoulder for some six weeks. Taste, affection and prices are being reconsidered; enjoy what you own, mend what you love, and postpone the great purchase made for beauty alone.';
export const marsRetrograde =
  'Mars walks backwards for about eleven weeks. Energy goes back to old tasks: repair before you build, train instead of racing, and settle a quarrel whose cause nobody remembers.';
