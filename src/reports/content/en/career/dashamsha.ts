/** The D10 chart (dashamsha), the chart of work. Lists by sign or house of that chart, first to twelfth. */
import type { Graha } from '#src/astrology/contract.ts';

/** The sign rising in D10. */
export const dashamshaLagna = [
  'In the chart of work you enter as a starter of things. Colleagues know you by speed and candour; your reputation improves with each project that you also saw through to the handover.',
  'At work you are the solid one. You are known for reserves, for taste, and for not being rushed; the same people who joke about your pace ask you to hold the cash box.',
  'Professionally you are two people, and both are busy. Employers use you as an interpreter between worlds, and your standing rests on how well you keep the threads apart.',
  'The working self is protective. You build a nest wherever you are posted, remember how each person likes to be spoken to, and are missed more than you expect when you go.',
  'You carry a lamp into the office. Expectation gathers around you even in junior posts; when you use it to light up others, nobody minds where the chair stands.',
  'Your professional face is that of the expert who reads the manual. Careful, modest, quick to see the flaw: a name like that grows by word of mouth and lasts.',
  'You become visible at work by making sides meet. Good manners, good proportion and a dislike of crude solutions turn you into the person who is copied into the difficult mails.',
  'Something about your working self is sealed, and that is its value. People hand you confidential matters, and you have a second career in reserve that few suspect.',
  'In your profession you are seen as somebody on the way to somewhere. Students, foreigners and believers collect around you, and a generous view forgives a loose schedule.',
  'The working self was born middle-aged and grows lighter with the years. You are handed weight and structure; seniors recognise one of their own.',
  'You are known in your trade for not quite fitting it. Invention, fairness and odd hours are your trademarks, and a profession that has just been invented would suit you well.',
  'At work you seem to arrive from nearby water. Imagination and sympathy make your name; a good contract and a fixed hour of departure preserve it.',
] as const;

/** By the house of the lord of its tenth house. */
export const dashamshaTenthLord = [
  'The heart of the matter is your own person. Professional success follows character closely in this chart, and skills that nobody can separate from you are the ones to build.',
  'It comes down to assets. You measure a career by what it lets you keep and feed, and expertise in money, food, voice or family enterprise serves that well.',
  'Self-made, by many small pushes. The decisive steps in your working life are taken by asking, publishing, travelling the short road and asking again.',
  'Your career wants a hearth. Seats of learning, land, transport, or simply a team that stays together, give you the inner quiet from which results come.',
  'Inventiveness carries it. Advising, teaching, speculating with ideas and guiding the young are where your professional luck prefers to sit.',
  'The engine is service under pressure. Contests, backlogs and exacting superiors bring out a competence that easy posts leave asleep.',
  'It is decided across the table. Clients, counterparts and public dealings shape your progress, and one long alliance does more than ten short engagements.',
  'The climb goes by breaks and returns. A pause, a change of field or work with other people’s means interrupts it, and each time you come back with knowledge that others lack.',
  'Principle and patronage have a hand in it. Teachers, scriptures, foreign shores or a benevolent chief lift the work at moments when effort alone was stuck.',
  'The lord of work sits at work. What you aim for professionally is close to what you are able to do, and your name may end up larger than the organisation chart allowed.',
  'Gain is the natural outcome. The bigger the circle you serve, the better the return, and old colleagues are your most reliable recruiters.',
  'The finest part is offstage. Foreign postings, research, devotion to a cause or a long preparation unseen by rivals belongs to the design, and is not a detour.',
] as const;

/** The Sun in D10, by sign. */
export const dashamshaSun = [
  'You would like to be known for courage, and you are, whenever you open the door that everyone agrees should be opened by somebody.',
  'Professional pride rests on what you have amassed with clean hands: expertise, clients, acres, a shelf of things well made.',
  'The wish is to be known as clever, and the surer road is to be known as clear. Write for the reader who is tired.',
  'Pride in work comes from having looked after people. A farewell party at which the youngest clerk weeps means more to you than a plaque.',
  'This is the Sun of the trade in its own hall. You expect excellence in public, and set a standard that raises the room.',
  'Honour is a matter of competence to you. You blush at praise and glow for weeks over a remark that the work needed no correction.',
  'You look for esteem in other people’s eyes and find it most reliably in fair decisions that pleased nobody entirely.',
  'You want to be trusted with what is real. Rank without secrets or stakes is a costume to you, and you hang it up early.',
  'To be looked up to as a teacher would please you more than any appointment. Begin with one pupil; the rest hear of it.',
  'Distinction arrives in the form of responsibility. You collect duties as others collect medals, and should now and then decline one.',
  'You would be known for a contribution, not a position. The public good, or a better tool for it, is where your pride is housed.',
  'Recognition reaches you indirectly, by way of somebody you helped. Let it come in; modesty that refuses thanks is a little proud.',
] as const;

/** Saturn in D10, by sign. */
export const dashamshaSaturn = [
  'The trade asks you to master haste. Deadlines that cannot be met by force teach you the craft of beginning early.',
  'What it asks of you is provision: building reserves slowly, staying when the novelty has gone, and trusting that plain food nourishes.',
  'The discipline here is to finish sentences, courses and contracts. A half-known subject costs you more than an unknown one.',
  'The weight is emotional: keeping a professional door shut at seven, and not adopting the whole department.',
  'You are asked to work without applause for a while. It comes later, for things you had stopped expecting it for.',
  'Detail is your yoke and your fortune. What you carry patiently here, others are glad to pay for, year after year.',
  'Justice is what the work demands: even terms, calm in dispute, accounts that both sides may read. In return it gives rank.',
  'Your trade hands you what others would rather bury. Endurance and discretion grow in you, to a degree that outsiders find a little formidable.',
  'Work requires you to live by what you teach. It is a demanding arrangement, and it gives your words unusual weight in time.',
  'The load is structure itself: hierarchies, rules, long projects. You bear it as a camel bears the desert, with provisions.',
  'You bear the needs of the many, often through a system that thanks nobody. It suits you; ask for proper leave.',
  'The task is to give form to what has none: compassion, imagination, other people’s confusion. Boundaries are your masonry.',
] as const;

/** By graha in the tenth house of D10. */
export const dashamshaTenthOccupant: Record<Graha, string> = {
  Sun: 'In the chart of work the Sun has climbed to the top. Government, headship or a profession with a public seal is well within your range, and you are happier accountable than assisting.',
  Moon: 'At the summit of your work chart stands the Moon. Fame with ordinary people, changing audiences and a career that waxes by the fortnight are part of the pattern; plan for the thin phases.',
  Mars: 'Mars holds the high point of your work chart. Execution is your reputation: you are the one who is sent when the thing simply has to be done.',
  Mercury:
    'Mercury presides over your work chart. Expertise that can be written, taught or traded takes you up, and it pays to keep it current, for the field moves.',
  Jupiter:
    'Jupiter crowns your chart of work. You are allowed to grow into advisory and teaching roles, and ethical standing is the asset on which the others rest.',
  Venus:
    'Venus has the place of honour in your work chart. People, art, comfort or persuasion are the medium, and the atmosphere you create is half of the product.',
  Saturn:
    'Saturn sits highest in your work chart. The ascent is long and load-bearing, popular support arrives from below, and the position, once held, is held for long.',
  Rahu: 'Rahu at the peak of your work chart draws you to scale, screens and foreign names. You reach surprising heights by unusual roads, and do well to keep one old colleague who tells you the truth.',
  Ketu: 'Ketu at the summit of the work chart makes for mastery without noise. You know the craft from some deep place, and would rather be consulted than introduced.',
};

/** For a graha in the same sign in the birth chart and in D10 (vargottama). */
export const dashamshaSameSign: Record<Graha, string> = {
  Sun: 'Your Sun keeps its sign in both charts, so the person at the desk and the person at home answer to one name. What you promise in public you can afford to promise.',
  Moon: 'The Moon keeps its sign from one chart to the other: private feeling and public care run on the same current, and people sense no seam.',
  Mars: 'Mars does not change clothes between the charts. The drive you show in life is the drive you bring to work, and it can be scheduled like a shift.',
  Mercury:
    'Mercury speaks one language in both charts. Skills pass freely between your hobbies and your profession, and either may feed the other.',
  Jupiter:
    'Jupiter stands by the same sign twice. Your advice rests on how you live, and that is why it is asked for.',
  Venus:
    'Venus repeats its sign: your taste is not a pose for clients. What you enjoy at home teaches you what sells at work, and the other way round.',
  Saturn:
    'Saturn holds one sign in both charts. You bear a load in the same way at home and at work, so what you learn about patience in one of them serves you in the other.',
  Rahu: 'Rahu repeats its sign, so the hunger for new ground is honest in you. Give it a real frontier and it leaves the rest of your life in peace.',
  Ketu: 'Ketu repeats its sign: what you have let go of privately you no longer seek at work, and this frees a good deal of strength.',
};
