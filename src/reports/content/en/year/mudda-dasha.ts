/** The mudda dasha: each lord by its place in the annual chart. */
import type { Graha } from '#src/astrology/contract.ts';

/** angle: 1, 4, 7, 10; hidden: 6, 8, 12; side: the others */
export type MuddaPlace = 'angle' | 'side' | 'hidden';

export const muddaTexts: Record<Graha, Record<MuddaPlace, string>> = {
  Sun: {
    angle:
      'A short, bright spell in which you are looked at. Deal with officials, superiors and your own reluctance while the light stands high, and settle one matter that needs your signature.',
    side: 'These days are good for clear priorities. Put the most honest task at the top of the list, ask one senior person for a plain opinion, and sign your name to the result.',
    hidden:
      'Leadership from the back row. Do the right thing without a microphone, let another take the bow, and spare your eyes and your pride; what you prepare here is seen later.',
  },
  Moon: {
    angle:
      'People, food and feeling fill these weeks. Be visible, be hospitable, let yourself be talked into an outing, and make plans that can bend if somebody’s mood does.',
    side: 'The tide is moderate: good for visits, errands near water and a talk with your mother or somebody like her. Small comforts, bought early, keep the whole house in a good temper.',
    hidden:
      'The heart wants fewer guests. Keep evenings soft, write the long message and send it in the morning; a feeling that is hard to name by night often has its name by breakfast.',
  },
  Mars: {
    angle:
      'Action time. Start the engine, not the quarrel: property, training, machines and a courageous request are favoured, most of all before noon and with one clear target a week.',
    side: 'Useful heat for practical jobs. Two hours of hard work settle more than two days of planning, so take up the repair, the form or the exercise that you have talked about longest.',
    hidden:
      'Tempers build where nobody looks. See to the wiring, the tyres and your tone, walk the surplus off on a steep path, and leave one irritating message unanswered until the next day.',
  },
  Mercury: {
    angle:
      'Deals, drafts and examinations come forward. Answer on the same day and you are the one who is remembered; have your papers in one folder, and say your price without a footnote.',
    side: 'A talkative passage in which small trades, short courses and letters do well. Learn one useful tool, keep the receipts together, and let a younger person show you the shortcut.',
    hidden:
      'Think before you press send. The days are good for editing, counting stock and learning something you can keep to yourself; agreements are better read now and signed afterwards.',
  },
  Jupiter: {
    angle:
      'The year breathes out. Ask for advice and give it, plan the ceremony, open the savings book; teachers, elders and fair-minded chiefs are easier to reach than at other times.',
    side: 'Quiet growth, a page a day. Study, prayer or a well-chosen class does you good, and it may be a teacher or a child who says the sentence you needed.',
    hidden:
      'Good advice is scarce for a while, and meaning comes by being of use. Give anonymously, delay what is grand, and do not promise on anybody else’s behalf.',
  },
  Venus: {
    angle:
      'Company, beauty and agreement. Hold the party, mend the friendship, choose the colour of the wall; a matter that was stiff between two people can be talked over at a good meal.',
    side: 'A pleasant stretch with a fair price on everything. Good taste and a budget get along for once, so buy the thing that lasts and invite those whom you owe a dinner.',
    hidden:
      'Love keeps to private rooms. Affection is deeper than it looks just now; keep presents simple, secrets short, and Friday evenings for one person.',
  },
  Saturn: {
    angle:
      'Weight with a purpose. Elders, structures and overdue duties stand in the middle of the room; take the oldest first, do it thoroughly, and cross it off where you can see it.',
    side: 'A workmanlike stretch: what you repeat now becomes easy by the end of it. Fix the hour for it, keep promises small enough to be kept, and let old acquaintances help.',
    hidden:
      'Slow weeks, with little in them to hurry for. Lower your expectations of others and of yourself, decline one duty, go to bed early, and finish something old in peace.',
  },
  Rahu: {
    angle:
      'Something unfamiliar walks in at the front door: a person, an offer, a new tool. Be curious, ask for references, let the novelty stand for a night, and try it on a small scale.',
    side: 'You get a taste for shortcuts. One unusual idea in ten deserves a trial, so write all ten down, ask a sober friend which, and spend time on it before you spend money.',
    hidden:
      'Too many things are open at once. Close them one by one, sleep with the telephone in another room, believe half of what you are told, and sign nothing at midnight.',
  },
  Ketu: {
    angle:
      'A clean cut becomes possible. Step back from a habit or a duty you have outgrown, politely and with thanks; whatever you hold on to afterwards you hold on to by choice.',
    side: 'You care less for things and more for reasons. It is a good span for study, silence and giving away, and for finishing one task that no longer needs an audience.',
    hidden:
      'The year goes indoors for some days. Meditate, tidy the altar or the drawer, expect no answers by post, and let a worry prove that it can wait.',
  },
};

/** The antardasha of the Vimshottari in these months. */
export const antarInYear: Record<Graha, string> = {
  Sun: 'Underneath the months runs a time for standing up straight. Questions of position and self-respect come round, and each of them is easier in the open than in the corridor.',
  Moon: 'Beneath the calendar flows a softer current: family, feeding, moving about, remembering. Let it decide the pace on two days of the week, and it carries you on the other five.',
  Mars: 'Below the surface of these months runs a time of drive. It wants a demanding task, and if you do not choose one, it picks a quarrel from your desk.',
  Mercury:
    'Behind these months stands the longer period of Mercury, which likes to talk. It favours students, traders and those who ask again; let your work pass through words at least once a day.',
  Jupiter:
    'The longer period behind this year is a generous one. It teaches by enlarging, so keep an eye on the waistline of plans, and say yes to what makes you wiser.',
  Venus:
    'A gentle lord keeps the longer hours in this year. Comfort, affection and good form count as progress, even where no list records them.',
  Saturn:
    'The longer period behind this year moves slowly and fairly. It rewards stamina and forgets no duty; bring it finished work, a little at a time, and your standing grows with each piece.',
  Rahu: 'A restless tide moves under these months, fond of the new, the foreign and the large. Go along with it, keep one hand on what is familiar, and read the bill before you pay.',
  Ketu: 'The longer period loosens knots. What falls away in these months was mostly packaging, and the space it leaves is yours to keep empty.',
};

/** The pratyantardasha that begins in a month; `again` for the second one of its lord in the year. */
export const pratyantarTexts: Record<Graha, { first: string; again: string }> = {
  Sun: {
    first:
      'A small sunny chapter opens inside the larger one. Speak to the person who can decide, keep the speech short, and let yourself be seen doing what you do well.',
    again:
      'The Sun has charge once more for a time. Go back to the person who listened the first time, and repeat only what worked then.',
  },
  Moon: {
    first:
      'Feeling sets the pace for a while. Cook, call home, look after whoever looks after you, and let plans bend like bamboo; firm decisions keep until the mood has settled.',
    again:
      'A soft time returns. Somebody you helped earlier in the year has not forgotten it, so accept the visit, the dish or the kind word without bargaining it down.',
  },
  Mars: {
    first:
      'A brisk little period: good for the gymnasium, the garden fence and the sentence that begins with “I need”. Say it once, calmly, and use the rest of the force on the job itself.',
    again:
      'Mars gives a second push. Aim before you lift, finish what the first push began, and leave the tools where others can find them.',
  },
  Mercury: {
    first:
      'The pace quickens into messages and meetings. A page written now saves a week of explaining, so put the plan on paper, send it round, and ask for answers by a date.',
    again:
      'Mercury is in charge of the details again. Look through what you wrote, bought or agreed during its first turn, and correct it while correcting is cheap.',
  },
  Jupiter: {
    first:
      'Kind counsel is near for a good while. Sit down with a plan and somebody wiser, ask where it could be more generous, and take up the study or the good deed you had put off.',
    again:
      'Good counsel comes round a second time, and now you know which questions to ask. Thank the one who answered before, and pass one answer on.',
  },
  Venus: {
    first:
      'A sweeter stretch within the period. Accept invitations, choose gifts, wear the good clothes, and if there must be an argument, have it gently and over tea.',
    again:
      'Venus sweetens the time again. Finish the pretty thing you left half made, and see the friend for whom there was no time in the first round.',
  },
  Saturn: {
    first:
      'Duty comes first for some time. Book the appointment you keep postponing, sort the file with the oldest date, sleep before eleven, and count one finished thing a week as plenty.',
    again:
      'Saturn comes back to see how the work stands. One honest page is enough: what is done, what is late, and the one thing you can finish next.',
  },
  Rahu: {
    first:
      'A gust from outside brings new names, new gadgets, new routes. Try what interests you, at half price and for a limited time, and keep your usual hours of sleep while you do.',
    again:
      'Restlessness knocks again. This time you know it, so give it something harmless to do: a new route, a borrowed book, an hour in an unfamiliar market.',
  },
  Ketu: {
    first:
      'A brief clearing. Unsubscribe, unpack, give back what is borrowed, and let one obligation lapse; it surprises you how little you miss, and how much room there is.',
    again:
      'The clearing-out of a while ago goes on, and only the corners are left. Do them slowly; what you find there may be worth keeping.',
  },
};
