/** The tenth house: its sign, occupants, lord and aspects. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** The sign of the tenth house; index sign - 1. */
export const tenthSignWorkday = [
  'A good day opens with the call nobody wants to make. Put the task that needs nerve before ten in the morning, keep meetings short enough to stand through, and let somebody steadier hold the file once the first mile is done.',
  'Your hands set the pace, and it is an even one. One large task before lunch, a proper meal, the small ones after; being interrupted costs you more than overtime does, so guard the first half of the day with a closed door.',
  'Two screens, three conversations and a notebook: that is rest to you, not stress. Batch your replies at fixed hours, though, or a day of brisk answers leaves the one long page unwritten.',
  'Mood and output are neighbours on your desk. Arrange a corner with a plant, a cup and your own light, eat before difficult calls, and give colleagues the quarter of an hour of small talk by which you learn what is truly going on.',
  'Some part of each day should be on view. Present the thing yourself, put your name on the sheet, and keep one hour that nobody may book; you work twice as well for a person whose praise you respect.',
  'Lists carry your day, and a crossed-out line is a small festival. Stop checking at the second round, set a time at which good is good enough, and batch the tiny repairs that would otherwise eat the afternoon.',
  'Work goes better for you in pairs. Think aloud with one trusted colleague, decide before the third opinion arrives, and keep the desk in good order, since an ugly room slows your judgement more than a hard problem.',
  'Long, unbroken stretches suit you, with the telephone elsewhere. You go down into a subject and come up with what everybody missed; announce when you are surfacing, or people take concentration for displeasure.',
  'You plan by the horizon and lose your keys. Start the week by writing what it is for, travel when work allows it, and team up with someone who enjoys the forms you promised to fill in.',
  'You arrive early and earn the day step by step. Milestones, minutes and plain tools please you; build in one pause that is not a reward, because yours is the desk on which the holiday application gathers dust.',
  'Odd hours, new methods, a team scattered over three cities: your best work dislikes the template. Share the logic as well as the result, since what seems obvious to you looks like a leap from the next chair.',
  'Your day has tides. Use the high water, often early or late, for whatever needs imagination; give the low water to forms and filing, and put a clock where you can see it, for time is soft around you.',
] as const;

/** A graha in the tenth house, weak or not. */
export const tenthOccupant: Record<Graha, { ease: string; strain: string }> = {
  Sun: {
    ease: 'Authority sits on you without creases. Seniors hand you the keys rather early, officials return your calls, and you carry a title best when the whole department can see what is done in its name.',
    strain:
      'The wish to be recognised runs ahead of the recognition. Choose posts in which results are counted by somebody neutral, and let juniors sign the small papers; your standing grows each time you lend it.',
  },
  Moon: {
    ease: 'The public feels familiar to you. You sense what customers, patients, pupils or viewers are about to want, and a working life with several costumes in it suits you better than one long uniform.',
    strain:
      'Office weather gets into your bones. Keep a fixed closing hour and a friend outside the trade, and do not write the resignation letter on the evening of the quarrel; by Thursday the matter has usually shrunk.',
  },
  Mars: {
    ease: 'Hand you the stalled project. You bring pace, courage and a clear line of command, and people who complain about your targets tend to list that year on their own résumés.',
    strain:
      'Heat rises in you when work is slow or slack. Machines, sport, sites and deadlines give it a channel; quarrels with a superior are best fought on paper, with a night between draft and dispatch.',
  },
  Mercury: {
    ease: 'Your work passes through words, figures or code, and it moves fast. You make complicated things readable, negotiate lightly, and keep a second skill in your pocket that pays for itself more than once.',
    strain:
      'Ten tabs are open and the eleventh is loading. Quick understanding tempts you to answer before the question is over; one finished report, checked by a patient eye, does more for your name than five clever replies.',
  },
  Jupiter: {
    ease: 'Advice is part of your trade, whatever the visiting card says. People bring you decisions as they would bring a form for attestation, and you rise by being trusted with discretion and with the training of the young.',
    strain:
      'Large promises leave your desk before the calendar has been asked. Say yes to fewer things and write down the scope; your judgement is worth more when it is not also rescuing last month’s generosity.',
  },
  Venus: {
    ease: 'Finish is your signature. Clients notice that a thing from you looks right, sounds right and arrives with good manners, and rooms in which people must agree get easier when you are at the table.',
    strain:
      'You keep the peace at the price of the invoice. Name the fee before the favour, and do not polish work for an audience that only asked for it to be on time; charm is a service too, and has hours.',
  },
  Saturn: {
    ease: 'Time is employed by you, and not the other way about. You take the stairs, learn every floor, and reach a seniority that no reshuffle removes; the second half of a career tends to be the handsomer one.',
    strain:
      'Work has felt heavy since the start, and you have carried more of it than was listed. Ask for the written role, count your years of service as an asset, and rest before you have deserved it: the pace is for decades.',
  },
  Rahu: {
    ease: 'New fields call you by name. Technology, foreign firms, media, anything without a rule book yet: you learn it in public, enjoy being the first of your family to do so, and turn an outsider’s eye into a position.',
    strain:
      'Ambition wears several faces here, and some are borrowed. Before you change track, describe the new work without using its title; if it still attracts you, it is probably yours.',
  },
  Ketu: {
    ease: 'A strange ease attends the work itself and a strange indifference its honours. Specialist skill, research, or service with no banner suits you; let one reliable colleague make sure that your part is named.',
    strain:
      'You walk out of roles inwardly long before the notice period. Finish the piece in hand, keep a record of what you have built, and look for work that has a meaning at its centre, since salary alone does not hold you.',
  },
};

/** For an empty tenth house, by its lord. */
export const emptyTenth: Record<ClassicalGraha, string> = {
  Sun: 'No guest stands at your desk to give orders; the Sun, which owns the desk, does so from elsewhere. Work takes its dignity from within, and a post without responsibility bores you sooner than a hard one.',
  Moon: 'An empty office with the Moon as landlord: your profession adapts. It follows the season, the family and the public mood, and you may hold very different posts that a kind observer would call one long thread of care.',
  Mars: 'The chair is free and Mars holds the lease. You choose work by whether there is something to push against, and a spell without a target is harder on you than one with too many.',
  Mercury:
    'Nobody occupies the room of work, so its lord Mercury furnishes it with books, chargers and a second project. A mixed portfolio is natural to you, and so is being paid for explaining things.',
  Jupiter:
    'With no tenant in the tenth and Jupiter as its keeper, your calling grows by being believed in. Teachers, texts and well-wishers open it, and you do poorly in work you would not explain to a child.',
  Venus:
    'The workroom is unlet, and Venus has the key. Taste, tact and agreeable company steer you towards your posts, and you notice the quality of a place before you notice its pay.',
  Saturn:
    'Silence in the tenth and Saturn in charge of it: the career is built by turning up. Few fireworks, many finished things, and a standing that ripens as others are changing track.',
};

/** The lord of the tenth by the class of its house (angle, trine, growth, hidden) and its condition. */
export const tenthLordTexts = {
  angle: {
    strong:
      'Your profession has a firm handle. The graha that governs it stands where things get done, and in good order, so effort converts into position at a fair rate; ask for the larger task while others are still admiring the small one.',
    fair: 'Work lies close to the middle of your life, near the doors through which people come and go. You move ahead by being present and dependable, and a change of city or team reshapes the career more than a change of title does.',
    weak: 'The post is there before the confidence is. You are put in charge while still learning the controls, and do best when you say so openly, borrow a mentor and let practice do its slow mending.',
  },
  trine: {
    strong:
      'Work and good fortune speak to each other in your chart. What you are given, by talent, teachers or timing, can be used in the trade itself, and the more you work from conviction the less you need to push.',
    fair: 'There is a thread of learning in your career. Courses, guides and small acts of goodwill open doors that applications do not, and teaching a part of what you know settles your own mastery.',
    weak: 'Gifts have been wrapped in plain paper. Recognition of your talent comes by way of one honest senior or a subject picked up late, and the habit of undervaluing your own ideas is worth breaking on purpose.',
  },
  growth: {
    strong:
      'The trade feeds the household, and generously so. Income, networks and practised skill support one another; your part is to keep widening the circle of those who know exactly what you do.',
    fair: 'Progress comes by repetition: more clients, more contacts, one more rung of skill. Keep a record of what pays and what merely pleases, and review it on a fixed day each quarter.',
    weak: 'You work for every rupee that your work brings in, and at times for a few more. Fix rates in writing, follow up on the third day, and choose two connections worth tending over twenty that flatter.',
  },
  hidden: {
    strong:
      'The best of your work is done where few look: behind the counter, abroad, in a vault of data, in somebody’s worst week. You are at home in such places, and hold a competence there that is hard to replace.',
    fair: 'Your career has a back staircase: it takes a turn now and again that is not on the map, through service, research or a distant place, and each turn leaves you with a skill that the straight road does not teach.',
    weak: 'Credit for your work likes to take the wrong train. Keep copies, ask for feedback in writing, and look for settings where patience, repair or discretion is the very thing being paid for.',
  },
} as const;

/** By graha that aspects the tenth house. */
export const tenthAspect: Record<ClassicalGraha, string> = {
  Sun: 'From the quarter opposite, the Sun keeps an eye on your office. A parent’s standard, or the name of the house you grew up in, stands quietly beside your ambitions, and you work to be worthy of it in your own manner.',
  Moon: 'The Moon looks up at your career from home. How you slept, who cooked, whether the family is at peace: it all shows in the work by eleven o’clock, so treat domestic calm as part of the profession.',
  Mars: 'Mars has your workplace in its sights. You are given the urgent, the technical and the contested, and you deliver; schedule the cooling hour after a victory with the same care as the victory.',
  Mercury:
    'A look from Mercury keeps your profession talking. Memos, calls and queries find their way to you even in a silent trade, and a well-kept contact list turns out to be a tool of the first order.',
  Jupiter:
    'Jupiter looks kindly at your work. Someone senior speaks well of you in rooms you have not entered, and decisions made on principle, though slower, come back as reputation.',
  Venus:
    'Venus casts a pleasant light on your standing. Colleagues enjoy collaborating with you, and how a piece of work is presented counts in your case for nearly as much as what is in it.',
  Saturn:
    'Saturn supervises your career from a distance. Approvals take the long corridor, qualifications are asked for in the original, and what you gain by waiting properly is seldom taken back.',
};
