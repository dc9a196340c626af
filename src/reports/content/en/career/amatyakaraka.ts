/** The amatyakaraka, called minister in the texts: by graha, element of its sign, house, and distance from the atmakaraka. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export type AmatyakarakaGraha = Exclude<Graha, 'Ketu'>;

export const amatyakarakaTexts: Record<AmatyakarakaGraha, string> = {
  Sun: 'Your inner minister is a person of office. Careers grow for you through responsibility taken early, through state or senior patronage, and through a reputation for saying the same thing upstairs and downstairs.',
  Moon: 'Care is the minister of your chart. You advance by sensing what people need before a form has been designed for it: food, housing, teaching, nursing, brands that feel like home.',
  Mars: 'Your minister is an officer in boots, quick to act. Land, engines, uniforms, sport, building sites and technical crises are its departments, and you tend to rise soonest where somebody has to decide within the hour.',
  Mercury:
    'A clerk of genius keeps your affairs. Trade, drafting, data, languages and teaching are its instruments, and your rise is commonly written by yourself: a paper, a proposal, a piece of code that others adopt.',
  Jupiter:
    'Counsel holds the ministry. You get on by knowing more than the question asked for and charging less than you might: teaching, law, finance, guidance, the raising of institutions and of young colleagues.',
  Venus:
    'Your minister is a diplomat with a good tailor. Design, hospitality, entertainment, vehicles, fabrics, agreements: you make progress where taste earns money and where two sides have to like the result.',
  Saturn:
    'The minister is old, thin and never absent. Labour, long organisation, public systems and things dug from the ground are its realm; it makes you wait, it keeps accounts, and it pays with seniority.',
  Rahu: 'A foreign adviser runs your ministry. Technology, aviation, media, imports, unusual markets: you advance by entering fields your elders have no word for, and by learning their rules faster than the natives.',
};

/** By the element of its sign. */
export const amatyakarakaByElement: Record<AmatyakarakaGraha, Record<Element, string>> = {
  Sun: {
    fire: 'It commands in the open. Direct charge, visible targets and a short path to the person at the top suit your career better than influence behind a curtain.',
    earth:
      'It governs through things that stay: estates, plants, treasuries, departments. You gain office by being seen to look after property that is not yours.',
    air: 'It rules by speech and paper. A spokesperson’s post, an editor’s desk or a seat on a council brings out the officer in you.',
    water:
      'It leads by loyalty. You are given charge of people in difficulty, or of secrets, and hold it because they would rather not be led by anyone else.',
  },
  Moon: {
    fire: 'Warmth with initiative: you start canteens, classes and campaigns, and keep the public awake. Let a cooler head run them in the third year.',
    earth:
      'Care with a stock register. Food, farming, shops, homes for the old, the feeding side of any enterprise turn feeling into a living.',
    air: 'You nurse people with words. Community work, podcasts, schools and guest relations suit a heart that likes to circulate.',
    water:
      'Feeling is at full strength and needs a sound vessel. Water, milk, imports, nursing, psychology and all that is done by night or by the sea favour you.',
  },
  Mars: {
    fire: 'Pure drive. You belong where there is a starting line: defence, sport, split-second precision, new ventures, emergency teams, sales in an open field.',
    earth:
      'Strength that builds. Civil works, metal, property development, farm machinery and manufacture let you see in the evening what you did in the day.',
    air: 'A quick, technical fighter: aeronautics, electronics, debate, trading desks, journalism with a torch. You win by timing more than by weight.',
    water:
      'Force under the surface. Chemistry, marine work, rescue, investigation and the kitchen of a large restaurant use a courage that does not need to shout.',
  },
  Mercury: {
    fire: 'It speaks first and footnotes later. Advertising, coaching, start-up writing, live media and competitive exams are races you like.',
    earth:
      'Careful fingers: accounts, statistics, product testing, craft business, taxation. Clients stay because the totals have never once been wrong.',
    air: 'Thought at home in its own element. Software, publishing, consultancy, interpreting and education give you room, so long as you finish one thing before the next idea sits down.',
    water:
      'Intuition with grammar. Fiction, counselling notes, psychology, chemistry and music software let you bring back in words what others only felt.',
  },
  Jupiter: {
    fire: 'The teacher with a mission. Education, ethics, publishing, spiritual institutions and leadership training let conviction do the selling.',
    earth:
      'Wisdom with a balance sheet: banking, insurance, advisory work, agriculture at scale, endowments. You multiply what others entrust to you by being unexciting about it.',
    air: 'The jurist and the networker. Law, policy, universities, mentoring circles and professional bodies spread what you know beyond your own desk.',
    water:
      'The comforter. Counselling, chaplaincy, children’s homes, hospitality on the pilgrim routes, and any teaching that begins by listening.',
  },
  Venus: {
    fire: 'Glamour with pace: events, film, sport sponsorship, fashion at the front edge. You sell a feeling and have to be in the room to do it.',
    earth:
      'Beauty you can weigh. Jewellery, textiles, interiors, restaurants, real estate with a garden: taste turns into stock, and the stock keeps.',
    air: 'Agreement as an art: design, negotiation, human relations, literature, user experience. You are paid for making other people’s edges fit.',
    water:
      'Music, film, perfume, spa and wellness, romance in print: feeling poured into a handsome vessel. Keep one stern partner for the contracts.',
  },
  Saturn: {
    fire: 'Labour with a temper: foundries, railways, power plants, disciplined start-ups. Respect for rank and impatience with it take turns in you, and the turn-taking is productive.',
    earth:
      'The builder of builders. Mining, construction, land records, heavy industry and administration accept your pace as the natural one.',
    air: 'Order in networks: telecom, statistics, labour law, public systems, long software. You maintain what a whole city relies on and notices once a year.',
    water:
      'Patience in the deep end: oil, shipping, ageing care, archives, drainage and dams. The work is unglamorous, the need for it permanent.',
  },
  Rahu: {
    fire: 'It gambles in daylight. New energy, aviation, viral media, political campaigns: enter with a limit agreed beforehand and a friend who holds the watch.',
    earth:
      'Foreign goods, land deals and material technology. You see a market before the road to it exists; have the title deeds read twice.',
    air: 'Signals, software, artificial voices, cross-border teams. You belong to the first generation of several trades, and your certificate is the portfolio.',
    water:
      'Imports by sea, chemicals, film, the psychology of crowds. Your sense for what people dream of is real, and so is the need for a plain contract.',
  },
};

/** By its house from the lagna; index house - 1. */
export const amatyakarakaByHouse = [
  'The office and the person are one. You are hired for yourself, and a career break feels like an absence from your own house; keep a hobby with no visiting card.',
  'The minister sits at the treasury and at the table. Speech, food, family trade or finance carry the career, and your voice is an asset worth training.',
  'Its desk is by the roadside: messages, media, short trips, brothers and sisters, the courage to knock. What you practise daily earns more than what you studied once.',
  'The career wants a home base. Property, education, vehicles or a study behind the kitchen serve it, and posts near your own soil thrive more readily than distant ones.',
  'Here the minister plays, teaches and advises. Creative direction, education, finance or work with the young lets intelligence be seen, and a good idea is your quickest promotion.',
  'Your minister sits at the complaints counter, and is good at it. Service, audit, law, diet, animals, dispute and repair: your rise is proportional to the mess you were given.',
  'The minister negotiates. Partners, clients and foreign counters make the career, and you are strongest as one half of a well-written agreement.',
  'In the eighth house your minister looks after what is hidden. Insurance, research, taxation, forensic work, other people’s capital: you read easily what most people do not see.',
  'The minister has become a teacher. Higher study, publishing, law, long journeys and a principled boss lift you, often through a door opened by an elder.',
  'It occupies its own chamber, the tenth. Career is the loudest instrument in the orchestra, so the question is less how far you go than who still dines with you on the way.',
  'The minister lives at the club. Networks, large firms, platforms and elder brothers of every kind bring work, and income follows your circle more than your degree.',
  'It works behind a curtain or across a border. Institutions, exports, retreat, night shifts, charity: distance helps, and so does an honest count of what the work costs you in sleep.',
] as const;

/** By its place counted from the atmakaraka, called king in the texts. */
export const amatyakarakaToAtmakaraka = {
  together:
    'King and minister share a sign, so that what you are and what you do for money are seldom asked to part. Work you despise is not an option for long, whatever it pays.',
  helping:
    'King and minister stand where they can hear each other. Purpose and profession lend one another a hand, and a decision that honours the first generally proves practical for the second.',
  neighbourly:
    'Between king and minister there is a garden wall: near enough to talk, each with separate accounts. A career and a calling may run side by side for you, the one paying the other’s rent without resentment.',
  strained:
    'King and minister face each other across an awkward angle. The career asks for a self that the heart finds a size too small; adjusting the role by a tenth each year has more effect than one grand escape.',
} as const;
