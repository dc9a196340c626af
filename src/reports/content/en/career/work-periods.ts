/** Sub-periods for work, by lord and by its role in work. */
import type { Graha } from '#src/astrology/contract.ts';

/** Rules or is in the tenth (work), second or eleventh (gain), sixth (duty), first, fifth or ninth (fortune), eighth or twelfth (hidden). */
export type WorkRole = 'work' | 'gain' | 'duty' | 'fortune' | 'hidden' | 'other';

export const periodByRole: Record<Graha, Record<WorkRole, string>> = {
  Sun: {
    work: 'Your desk is moved towards the light. Apply for the visible post, present results yourself, and settle matters with superiors while the door stands open.',
    gain: 'Fees, allowances and official dues come into question. State your worth to someone with authority, and have the papers ready when they say yes.',
    duty: 'A demanding chief or a contest puts your mettle on show. Serve with your head up, document everything, and let the result be your reply.',
    fortune:
      'An elder tends to take your part, and confidence grows with it. Good months in which to set a direction for the next five years.',
    hidden:
      'Recognition takes its leave for a while. Work on something that nobody asks about yet, and let titles rest.',
    other:
      'Pride turns towards home, peers or partners; the office can run on routine. Delegate one responsibility and see that it survives.',
  },
  Moon: {
    work: 'The public looks your way. Work that serves many people grows, moods at the office matter, and a change of place is worth weighing calmly.',
    gain: 'Money moves in and out in waves. Look after regular customers, go over the small prices, and let the full weeks provide for the thin ones.',
    duty: 'Daily care is what is asked: shifts, juniors, backlog. Eat on time, ask for help by Wednesday, and do not take the rota personally.',
    fortune:
      'You are liked, and it opens doors. Teaching, hosting and listening all help the career more than strategy does just now.',
    hidden:
      'Feelings withdraw from the job. Take leave that is owed to you, finish old correspondence, and postpone announcements until the tide returns.',
    other:
      'Family matters set the pace and work follows. Choose tasks that can be done from home, or at least with a light heart.',
  },
  Mars: {
    work: 'A push phase for the profession: launches, targets, technical hurdles. Move first thing in the morning, and keep allies informed of where you are charging.',
    gain: 'You can fight for more money and get a hearing. Name one figure, defend it with facts, and spend none of it before it arrives.',
    duty: 'Rivals and deadlines wake your strength. A good stretch for examinations, repairs and arrears, and a poor one for sarcastic mails.',
    fortune:
      'Courage finds an opening. Start the course, the site or the product for which you had been waiting for permission.',
    hidden:
      'Force meets closed doors. Overhaul tools, practise in private, and let quarrels at work die for lack of an audience.',
    other:
      'Energy flows into house, vehicle or siblings. At the office, short sharp tasks suit you better than a campaign.',
  },
  Mercury: {
    work: 'Papers, people and proposals multiply around your post. Publish, pitch, retrain; a well-made page now is worth a season of hard labour.',
    gain: 'Trade winds: commissions, side projects, better terms. Compare three offers, and read the last paragraph of the one you prefer.',
    duty: 'The work is in the details: audits, tickets, difficult correspondence. Checklists protect you, and so does a second pair of eyes.',
    fortune:
      'You learn quickly and are heard. Certificates, interviews and clever contacts favour the traveller with a good notebook.',
    hidden:
      'Messages go astray and plans are rewritten. Research, edit, back up your files, and keep signatures for later.',
    other:
      'Talk, short trips and household papers fill the days. Keep the professional thread alive with one solid hour each morning.',
  },
  Jupiter: {
    work: 'Standing grows by trust. Accept the advisory role, the class or the larger mandate, and turn down whatever is merely bigger.',
    gain: 'Increase has a generous face. A rise, good clients or sound counsel may well arrive, the more so where you have taught others freely.',
    duty: 'Too many people need your good nature. Help by principle, with a limit in hours, and let disputes be settled by those who are paid for it.',
    fortune:
      'A gracious stretch: mentors, learning, confidence. Ask the big question to the right elder, and act on the reply.',
    hidden:
      'Wisdom goes into retreat, and so may you. Study, plan, give quietly, and do not sign for another’s optimism.',
    other:
      'Growth takes place next door to work, in family, faith or friendships. Let the career be fed by it instead of competing.',
  },
  Venus: {
    work: 'Work becomes more agreeable and more visible. Design, clients and collaborations prosper, so improve how your work is presented before you improve the work.',
    gain: 'Comfort and income tend to come up together. Offer what is lovely, collect what is due, and let one treat in three be free of charge.',
    duty: 'Harmony at work has to be earned. Clear up misunderstandings early, keep flirtation off the premises, and be exact about expenses.',
    fortune:
      'Talent finds an audience and kindness a sponsor. Show the portfolio; someone with taste is looking.',
    hidden:
      'Pleasure and profession part company for a while. Spend on rest instead of show, and polish a craft backstage.',
    other:
      'Love, house and style take the front rooms. Work goes on well enough if you keep appointments and skip the extras.',
  },
  Saturn: {
    work: 'The long climb has its turn. Responsibility, structure and proof are asked of you, and what you consolidate now tends to stand for long.',
    gain: 'Slow money and sure money. Old dues, increments and careful contracts arrive by post; schemes with exclamation marks do not.',
    duty: 'Heavy shifts, done well. Put your head down, protect your back and your Sundays, and let time expose whoever is cutting corners.',
    fortune:
      'Discipline bears its sweetest fruit. A serious qualification, a respected senior or a well-founded plan repays years of plain effort.',
    hidden:
      'Less is given, and less is needed. Close old files, reduce costs, learn the deep part of the craft, and judge nothing before the season is out.',
    other:
      'Duties at home or towards partners claim the clock. Agree on fewer goals at work and meet every one.',
  },
  Rahu: {
    work: 'Ambition finds an unfamiliar ladder. New technology, a foreign team or a sudden post widens your name; climb, and test each rung.',
    gain: 'Income comes through unusual wires, sometimes a good deal of it. Celebrate modestly, keep records immodestly.',
    duty: 'Odd problems, clever rivals, night calls. You outwit them if your own paperwork is boringly correct.',
    fortune: 'A bold idea meets its moment. Ask an outsider to shake it before you build on it, then build.',
    hidden:
      'Fog on the route. Work far away or behind the screen goes well; large commitments are better made after the weather clears.',
    other:
      'Restlessness looks for an object. Give it a course, a gadget or a journey, and leave the contract of employment out of it.',
  },
  Ketu: {
    work: 'You lose interest in rank and find it in mastery. Hand over what has become hollow, and let the essential skill sharpen itself.',
    gain: 'Income interests you less than the craft behind it. A few plain sources suit this time, and a special skill is what people seek you out for.',
    duty: 'Conflicts end by being dropped. Repair, clean up, finish; your detachment is the best argument in the room.',
    fortune:
      'Insight arrives without homework. Follow the quiet hunch about your vocation, and confirm it with a teacher.',
    hidden:
      'A corridor between two posts of life. Travel light, rest, and let the question of what comes next stay open for now.',
    other:
      'Attention goes inward or homeward. Keep the professional minimum in flawless order, and the rest can wait.',
  },
};

/** For a lord with an earlier sub-period within the ten years, in another maha dasha. */
export const repeatedPeriod: Record<Graha, { fair: string; mixed: string; quiet: string }> = {
  Sun: {
    fair: 'The Sun’s second turn finds you better prepared. Ask openly for the authority that the first one promised, and have the record of your results at hand.',
    mixed:
      'Once more the Sun asks who is responsible. Answer sooner than last time and in fewer words, and share the credit before anybody asks for it.',
    quiet:
      'Ambition rests a second time. Use the calm to learn what the next post asks for, and let others have the title in the meantime.',
  },
  Moon: {
    fair: 'The Moon comes round again with open hands. What you did for people the first time has been remembered, so ring old clients and former teams.',
    mixed:
      'Moods and changes return to the workplace. You have been through this before: keep your hours, keep your meals, and decide nothing on a bad Monday.',
    quiet:
      'Working zeal ebbs once more. Take leave that is due, put old papers in order, and let ideas wait until you miss them.',
  },
  Mars: {
    fair: 'Mars gives the signal to start a second time. Use the shorter way you discovered on the first, and take somebody younger along.',
    mixed:
      'There is fresh heat, and fresh contest with it. Spend the force on the work that outlived the last round, and decline the quarrels that did not.',
    quiet:
      'Mars exercises indoors again. Train, repair and prepare; strength that is built in private is not lost, and impatience is the only real cost.',
  },
  Mercury: {
    fair: 'A second harvest for Mercury: the drafts of its earlier turn are ready to be sold, sent or taught. Bring them up to date and name a price.',
    mixed:
      'Correspondence swells again. Make templates, share the load with a colleague, and keep the best hour of the day for work that is not a reply.',
    quiet:
      'Mercury works in the background again. Read what you wrote in its first turn, improve it without hurry, and hold back signatures where you can.',
  },
  Jupiter: {
    fair: 'Jupiter’s later visit favours what you built after the earlier one. Widen it by one step, with a teacher’s or an elder’s blessing.',
    mixed:
      'Good advice is asked of you again, from several sides. Give a part of it freely, charge for a part, and keep evenings for yourself.',
    quiet:
      'Jupiter teaches quietly a second time. Study, plan and give without display; what you understand now is useful in the period that follows.',
  },
  Venus: {
    fair: 'Venus opens the shop once more, with better stock. Old admirers of your work may come back as clients, so let them know that you are there.',
    mixed:
      'Pleasant distractions reappear beside the desk. Enjoy one of them, settle small disagreements early, and let agreed dates rule the rest.',
    quiet:
      'Venus rests a second time from being useful at work. Polish a craft for its own sake, and spend on rest before you spend on show.',
  },
  Saturn: {
    fair: 'Saturn inspects again and finds the beams sound. You have carried the load for some time; ask for the title and the terms that go with it.',
    mixed:
      'There are more stairs to climb, and you know them by now. Go at your own pace, keep written proof of what is done, and let seniors see it.',
    quiet:
      'A second lean and honest stretch. What you learnt to do without still holds, so reduce costs early and use the quiet to deepen one skill.',
  },
  Rahu: {
    fair: 'Rahu offers another unusual opening, and this time you recognise the kind. Ask the questions you forgot the first time, then go in.',
    mixed:
      'Restless plans return in new clothes. Ask each of them what it costs, how long it takes and whom it helps, and keep the post you have meanwhile.',
    quiet:
      'The way is unclear once more, though less so than before. Steer by the principles that served you then, and put off what cannot be undone.',
  },
  Ketu: {
    fair: 'Ketu sharpens the tool for a second time. Give up one more task that is not yours, and the essential skill gains the hours.',
    mixed:
      'Again some duty is set down. Hand it over in good order, and notice that you are freer for the next thing.',
    quiet:
      'Another quiet passage between two kinds of work. Rest without guilt, and look about: you may notice chances that you missed the first time.',
  },
};

/** By the lord of the maha dasha. */
export const mahaDashaIntro: Record<Graha, string> = {
  Sun: 'It lies in the six years of the Sun, when a career asks for your own signature.',
  Moon: 'It is part of the Moon’s ten years, when work follows people, places and seasons.',
  Mars: 'It belongs to the seven years of Mars, which reward whoever starts.',
  Mercury: 'It lies in the seventeen years of Mercury, when skill, trade and letters pay.',
  Jupiter: 'It is part of Jupiter’s sixteen years, which lift work by knowledge and good names.',
  Venus: 'It belongs to the twenty years of Venus, when taste and agreement earn.',
  Saturn: 'It belongs to the nineteen years of Saturn, with their load, proof and lasting results.',
  Rahu: 'It lies in the eighteen years of Rahu, with their new fields and unfamiliar ladders.',
  Ketu: 'It is part of Ketu’s seven years, which strip work down to its point.',
};

/** Added if the lord is in the eighth or twelfth house and has a role in work or money. */
export const hiddenWorkNote: Record<Graha, string> = {
  Sun: 'Much of it happens away from the stage, so let the finished result introduce you.',
  Moon: 'The larger part goes on behind the counter, and rest belongs to the plan.',
  Mars: 'The push is made out of sight: prepare longer than you think, then move once.',
  Mercury: 'A good share of it is done in a back room, in drafts and research; allow for one revision more.',
  Jupiter: 'Help comes by side doors here, from people at a distance or in the background.',
  Venus: 'What pleases others is made in private first; keep the costs of it in view.',
  Saturn: 'Progress is hidden for long stretches, which is no sign that it has stopped.',
  Rahu: 'Distance, or a foreign place, takes part in it; keep your papers in order.',
  Ketu: 'It needs no witnesses, and a quiet room serves it better than a title.',
};

export const roleLabels: Record<WorkRole, string> = {
  work: 'work itself',
  gain: 'income and savings',
  duty: 'service and contest',
  fortune: 'support',
  hidden: 'retreat and repair',
  other: 'other rooms of life',
};

export const ratingLabels = {
  fair: 'an open road',
  mixed: 'steady going',
  quiet: 'a quiet stretch',
} as const;

export const calendarCaption =
  'The sub-periods of ten years. An open road: the lord speaks of work, means or support and stands well. A quiet stretch: it is busy in the eighth or twelfth with nothing of these. Steady going: all others, among them a lord of work that acts from those two houses.';
