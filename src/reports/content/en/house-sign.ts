/** The sign that stands on five houses: index sign - 1. What each area of life is made of. */
import type { ReadHouse } from './house-lord.ts';

const second = [
  'You earn quickly and decide quickly, sometimes in that order. Your purse prefers beginnings to budgets, so let one dull, fixed transfer do what enthusiasm cannot.',
  'Money is a thing with weight and smell to you, best held in metal, soil or a full larder. You are patient with it, and unpersuaded by anything that cannot be touched.',
  'You live by wit: a phone, a pen, two or three sources at once. Figures amuse you, and a fortnightly look at them would amuse you more than you expect.',
  'Your savings rise and fall with the household. You spend on people’s comfort, save in fear of rain that seldom comes, and keep coins of sentiment that no bank would take.',
  'You like to be seen paying. Quality, generosity and a good name are your three investments, and the first to be reviewed after a festival.',
  'You know where each rupee went, and so does your notebook. Modest margins and precise work build your security; allow one purchase a season with no use whatever.',
  'You spend on balance: a better lamp, a fairer share, a present that had to match. Trade and shared accounts agree with you, provided the sharing is written down.',
  'You keep figures to yourself and reserves out of sight. Money is bound up with trust for you, and what was once hard to get you can hold for a very long time.',
  'You trust tomorrow to pay its part. Generous by nature and bored by coupons, you do well with long investments that are hard to open in a happy mood.',
  'Your thrift has a plan behind it. You build assets as one builds stairs, dislike debt on principle, and could let yourself enjoy the first landing.',
  'Your way with money is unusual and oddly steady: a strict system here, a sudden donation there. Regular sums into something useful for many suit your mind.',
  'Coins swim through your fingers towards whoever looks sad. You have more instinct in finance than method, and a kind, boring accountant is a blessing to you.',
] as const;

const fourth = [
  'You want a home with an exit and some noise in it. You move in fast, paint before the boxes are open, and feel rested once something has been put up with your own drill.',
  'Your rooms are meant for the senses: cotton, wood, something slow on the stove. You stay put for years, and a garden, even one on a sill, is part of your peace.',
  'Your house hums with talk, news and half-finished projects. You may have known two homes at once, and a bookshelf settles you faster than a sofa.',
  'Home and mother tongue are close to the bone for you. You keep tins, letters and school photographs, and a familiar smell can undo a year of being sensible.',
  'You want a house one can be proud of, with a proper place for guests. Light matters, so does a good chair, and the family has to be allowed to laugh loudly in it.',
  'You rest when things are in order. Clean counters, labelled jars and a repaired tap calm you; a house where nobody notices the drip makes you quietly desperate.',
  'You need beauty at home, and peace between the people in it. Colours are chosen jointly, quarrels smoothed before bedtime, and a single ugly lamp can occupy you for weeks.',
  'You guard the inner rooms. Few are invited in, family history is deep and not always told, and a home for you is the place where nothing has to be explained.',
  'Your dwelling should have a view and a spare bed. Books, pilgrim souvenirs and visiting relatives crowd it happily, and you feel hemmed in by low ceilings.',
  'You take the household seriously, perhaps since you had to do so early. Solid walls, paid instalments and an unchanging breakfast hour are what you call comfort.',
  'You run an open and slightly eccentric house. Friends have a key, furniture serves two purposes, and privacy is kept by way of headphones.',
  'You need water, music or silence nearby. Your home is a harbour for tired people, soft at the edges, and it repays you to keep one room that nobody else may use.',
] as const;

const seventh = [
  'You are attracted to spirit. Someone frank, quick and a little competitive suits you, as long as each of you has something to win at separately.',
  'You warm to steadiness: a calm voice, a good appetite, a person who keeps the same friends. What you ask for is loyalty, and what you offer in return is depth.',
  'You want to be talked to. A bright, youthful, curious companion holds you, and a love that has run out of questions worries you more than one that quarrels.',
  'You look for tenderness under the competence. A caring, family-minded person reaches you where impressive ones do not, and moods shared are moods halved.',
  'You are drawn to warmth with bearing. A generous, proud companion brings colour to your more reserved life, and admiration given freely keeps the peace.',
  'You notice who washes the cups. A modest, capable, attentive companion wins you slowly, and small daily services say more between you than declarations.',
  'Fairness is the whole romance, or nearly. You look for a gracious equal who can discuss a thing without winning it, and you grow more decisive in such company.',
  'You want depth and get bored in the shallows. An intense, private, loyal companion suits you, and trust, once placed, has to be treated by both as something that was earned.',
  'A sense of adventure catches your eye. Candour, humour and a faith of some kind keep you interested, and you are happiest with someone who also has a road of their own.',
  'You value the grown-up in the other. Reliability, patience and a certain age of soul attract you, and affection shows itself in kept appointments.',
  'You fall for a mind that is not like the others. Friendship, room and a shared cause hold the two of you together better than closeness on demand would.',
  'You are moved by gentleness. A dreamy, kind, musical or devout companion softens your sharp edges, and the practical side of life is best divided in writing.',
] as const;

const ninth = [
  'Your convictions are short and brave. You believe in acting rightly now and reading the commentary afterwards, and a teacher has to be a little fearless to impress you.',
  'You trust a faith that grows things. Ritual with flowers, songs and food convinces you, and you keep the customs of your people because they are beautiful.',
  'You believe with footnotes. Several traditions interest you, you learn religion by conversation, and a guide who cannot be questioned does not remain your guide.',
  'Devotion comes to you through family: a lamp at dusk, a grandmother’s fast, a song before sleep. Your ethics begin with caring for whoever is nearest.',
  'Your sense of right is noble and a touch dramatic. You look up to large souls, give handsomely, and feel that a principle is worth an audience.',
  'You test belief in practice. A vow kept daily, a duty done well, service without fuss: such things are your scripture, and vague piety makes you itch.',
  'You find the sacred in fairness and beauty. Law, art and courteous argument lead you upward, and you distrust any truth that has to be shouted.',
  'You seek by going down. Mysteries, old initiations and hard questions draw you, and your faith is private enough to surprise your friends.',
  'You have a natural religion of hope. Teachers, pilgrimages and large books belong to you, and you preach a little, though the jokes are good.',
  'Duty is holy to you, more so than rapture. You respect tradition that has worked for centuries, and climb towards wisdom with your shoes tied.',
  'Your ideals are for everyone. You question inherited belief, keep what is humane in it, and may find your teacher in a movement, a laboratory or a friend.',
  'Your faith is oceanic. Compassion, music and places of pilgrimage open you, and you sense help from a side that you have stopped trying to name.',
] as const;

const tenth = [
  'You want work with a starting pistol. New ventures, emergencies and open contests suit you; maintaining what others began is where your attention leaves the building.',
  'Your calling has to do with substance: land, food, money, music, things well made. You build slowly, hold your position, and are paid in trust before you are paid in money.',
  'You work with signs. Writing, trade, teaching, code or conversation give you scope, and you are safest with two strings to your bow.',
  'Your public face is caring. Work that feeds, houses, teaches or protects people fits you, and you run a team the way a good household is run.',
  'You are meant to be seen doing it. Leadership, performance, administration or anything with a seal on it suits you, and you do not mind the weight as long as there is honour in it.',
  'Precision is your trade. Analysis, care of the body, editing, accounts, crafts: you climb by being the one whose work does not have to be checked.',
  'You do well wherever people must be brought to agree. Law, design, diplomacy, commerce and hospitality use your sense of proportion, and a pleasing office is a real need.',
  'You are good where stakes are high and facts are hidden. Research, finance, engineering, crisis work: people bring you the case after others have given it back.',
  'Your work needs a wide sky. Teaching, publishing, law, travel or counsel give you height, and you lead by making the purpose visible.',
  'You were made for the long climb. Organisation, building, government, any craft with ranks: you accept the stairs, and you outlast the people in the lift.',
  'You work for systems and for people you may never meet. Technology, science, social causes and large networks suit you, preferably with an odd timetable.',
  'Your vocation asks for imagination or mercy. Art, care, spiritual work, film, the sea: you do well where boundaries are soft, and you need firm hours to protect you from it.',
] as const;

export const houseSign: Record<Extract<ReadHouse, 2 | 4 | 7 | 9 | 10>, readonly string[]> = {
  2: second,
  4: fourth,
  7: seventh,
  9: ninth,
  10: tenth,
};
