/** The driver (mulank): the day of birth reduced to one digit, and its graha. Index number - 1. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export type DriverText = {
  /** two or three words for a heading */
  title: string;
  summaryLine: string;
  gift: string;
  caution: string;
  statements: readonly TextWithReason[];
  pullQuote: string;
};

export const drivers: readonly DriverText[] = [
  {
    title: 'One, the one who starts',
    summaryLine: 'You begin things, and a room with no plan in it looks to you like an invitation.',
    gift: 'A beginning does not frighten you; you walk to the blackboard first.',
    caution: 'Asking is not kneeling. Let somebody show you the shortcut once this week.',
    statements: [
      {
        text: 'Somebody has to speak first, and it tends to be you. Waiting for consensus feels like standing at an empty counter; you would sooner choose, be wrong in public, and choose again by evening.',
        because: 'one is the first step of every count, and the Sun, its lord, borrows light from nobody',
      },
      {
        text: 'Work suits you best with your own name on the door, even if the door is a desk in a shared hall. Give you the whole of something small rather than a share of something grand.',
        because: 'the Sun is the karaka of authority, and authority wants a field of its own',
      },
      {
        text: 'Friends lean on your confidence and seldom ask how it is made. Tell one of them about the rehearsals; being admired from a distance is poor company on a Tuesday.',
        because: 'light falls outward from the Sun, so that what happens inside is hard to see',
      },
      {
        text: 'Money comes to you through being chosen, and goes out through generosity that likes to be seen. A quiet standing instruction to savings does more for your pride than a third round of sweets.',
        because: 'a king’s purse, in the old picture of the Sun, is opened in front of the court',
      },
      {
        text: 'The lesson set for this number is the second place. To stand in the chorus without sulking, to thank the person who corrected you: it is a small muscle, and it makes your lead worth following.',
        because: 'a one alone is only a stroke; beside other digits it becomes ten, a hundred, a thousand',
      },
    ],
    pullQuote: 'You were given the first line. Leave room for the second.',
  },
  {
    title: 'Two, the one who listens',
    summaryLine: 'You feel the temperature of a house before you have taken off your shoes.',
    gift: 'People grow calmer near you, and speak more truly than they had planned.',
    caution: 'Not every silence is about you. Ask once, then put the kettle on.',
    statements: [
      {
        text: 'Your attention bends towards others as a plant bends to a window. You catch the half-sigh, remember who takes no sugar, and adjust your own voice until the other person is at ease.',
        because: 'the Moon has charge of two, and the Moon shines by answering',
      },
      {
        text: 'Pairs and small teams bring out your best. You draft, soothe, match and mend; the loud person gets the applause, and the work would fall apart in a fortnight without your hand in it.',
        because: 'two is the first number that has a partner, and the Moon rules whatever is nursed along',
      },
      {
        text: 'A mood can cross you like a cloud over a courtyard. It is gone sooner if you name it aloud, and sooner still near water, in a kitchen, or with the one who knew you as a child.',
        because: 'of all nine the Moon changes fastest, a new sign every two and a quarter days',
      },
      {
        text: 'Savings, for you, are a form of shelter. A tin, a gold bangle, a deposit nobody knows about: you rest better when there is something put by, and you dislike having to explain it.',
        because: 'the Moon keeps and stores, as a mother’s cupboard does',
      },
      {
        text: 'What asks for practice is the plain no. You agree in the doorway and regret it on the stairs. Borrow a sentence, such as “let me tell you tomorrow”, and let the night decide for you.',
        because: 'a two lives by agreement and has to learn where its own edge runs',
      },
    ],
    pullQuote: 'Your softness holds things up.',
  },
  {
    title: 'Three, the one who explains',
    summaryLine: 'You learn a thing in order to tell it, and it grows larger in the telling.',
    gift: 'You can turn a muddle into three points, and a dull evening into an occasion.',
    caution: 'You promise with a full heart and a full diary. Count the Saturdays first.',
    statements: [
      {
        text: 'Ideas arrive in company with you. One remark leads to a story, the story to a principle, and before long half the bus knows why turmeric is yellow. Teaching is not your job, perhaps; it is your reflex.',
        because: 'three belongs to Jupiter, whom the books call the teacher of the gods',
      },
      {
        text: 'A place with rules, ranks and a purpose suits you, provided you may climb. Law, learning, counsel, publishing, a temple trust, a good firm: you respect an order that respects knowledge.',
        because: 'Jupiter is karaka of counsel and of right conduct, and Cheiro saw in three a love of order',
      },
      {
        text: 'Younger people collect around you, and you like being asked. The equal who wants no advice, only an ear, is harder; try answering a trouble with a question and see how far it travels.',
        because: 'Jupiter is the guru, whose seat is slightly raised, and one hears less from up there',
      },
      {
        text: 'Good cheer is your way with money too: fees for someone’s course, a feast, a book for every visitor. Put the generous part in its own envelope, and you can enjoy emptying it.',
        because: 'growth is Jupiter’s one habit, and expenses grow as readily as wisdom',
      },
      {
        text: 'Your task is the unfinished half. Three new notebooks are on the shelf, each with eleven glorious pages; choose one, and let it become the dull, complete thing that others can use.',
        because: 'expansion is given to a three, while closing has to be learnt',
      },
    ],
    pullQuote: 'Knowledge looks well on you when it is shared in small glasses.',
  },
  {
    title: 'Four, the one who rewires',
    summaryLine: 'You see how a system is put together, and where it has been put together wrongly.',
    gift: 'You find the other way round when everyone is still queuing at the front.',
    caution: 'You argue with the rule before you have read it to the end. Read it; then argue.',
    statements: [
      {
        text: 'Things that everybody accepts look odd to you. Why this form, why this gate, why always on the fourteenth? You ask it aloud, quite calmly, and the answer “because we always have” is the one that starts you working.',
        because: 'four is given to Rahu in India, and Rahu stands outside the family of the seven',
      },
      {
        text: 'Give you a tangle, be it a circuit, a timetable, a village water line or a legacy database, and you are content for weeks. You build in straight lines what you arrived at by crooked ones.',
        because: 'Rahu likes machines, methods and whatever is new, and four is the number of corners',
      },
      {
        text: 'Closeness with you is slow, and then for good. You make few friends, test them without telling them, and forgive almost anything apart from being managed.',
        because: 'Cheiro noted that those born to four are lonely until they meet their own kind',
      },
      {
        text: 'Gain comes to you in jumps, with flat stretches between. Whoever lives on a staircase needs a landing: keep a few months of plain expenses aside, and the sudden step loses its drama.',
        because: 'Rahu moves against the order of the signs and does things out of turn',
      },
      {
        text: 'It pays to explain your steps. You reach the right end by leaps, and people who saw no bridge suspect a trick; five minutes with a pencil and you have allies in place of witnesses.',
        because: 'Rahu comes from outside, and has to be introduced before it is let in',
      },
    ],
    pullQuote: 'You are early, which from the platform looks very like being wrong.',
  },
  {
    title: 'Five, the one who connects',
    summaryLine:
      'You think on your feet, talk with your hands, and have usually met someone who knows someone.',
    gift: 'You recover quickly, learn faster, and can speak to a judge and a juggler before lunch.',
    caution: 'The fourth open window is slowing all the others. Close one tonight.',
    statements: [
      {
        text: 'Quickness is your climate. You read the menu upside down, finish other people’s sentences correctly, and are bored a minute before anyone else has noticed that the topic is over.',
        because: 'five belongs to Mercury, the swiftest wit among the nine and never far from the Sun',
      },
      {
        text: 'Trade, words, numbers, travel, anything with a phone in it: you do well where messages pass through your hands. A post in which every day is the same day wears you out by Diwali.',
        because: 'Mercury is the karaka of commerce and of speech',
      },
      {
        text: 'You are easy to like and a little hard to hold. Many know your jokes and three know your worries; it would cost those three nothing, and you a great relief, if they heard from you when all is not amusing.',
        because: 'Mercury takes on the nature of whoever stands beside it, so its own face is seen last',
      },
      {
        text: 'With money you are clever rather than fond of it. The bargain pleases you more than the thing, and small leaks, such as the second subscription and the quick loan to a cousin, are where it goes.',
        because: 'a merchant’s joy, in Mercury’s bazaar, lies in the exchange',
      },
      {
        text: 'Staying is the art you came to practise. One skill taken past the point of charm, one friendship past the point of novelty; depth has a flavour that no amount of tasting gives.',
        because: 'five stands in the middle of the nine, with as many doors on either side',
      },
    ],
    pullQuote: 'Your restlessness is a gift that wants an address.',
  },
  {
    title: 'Six, the one who makes it lovely',
    summaryLine: 'You make places pleasant and people welcome, and you notice at once when either is not.',
    gift: 'Warmth, taste and a gift for peace: tables grow longer where you sit.',
    caution: 'You host the party and the worries of every guest. Let one of them wash up.',
    statements: [
      {
        text: 'Beauty, for you, is a form of good manners. The right cup, a straight hem, a song at the right hour: you set small things in order because ugliness makes you tired and grace gives you strength.',
        because: 'Venus owns six, and Venus is karaka of beauty, comfort and affection',
      },
      {
        text: 'You work best where quality can be felt, in design, food, cloth, music, hospitality, care, or a shop in which nobody is hurried. Praise matters to you less than the client who comes back.',
        because: 'whatever pleases the senses is in the keeping of Venus',
      },
      {
        text: 'Family and friends come to you as to a well. You have a magnet’s way of drawing people, and a magnet’s difficulty in putting them down again when they cling.',
        because: 'Cheiro called sixes magnetic, loved by all about them, though firm in their plans',
      },
      {
        text: 'You would rather own one good shawl than four tolerable ones. It is sound sense, until a gift has to equal your feeling for the person; affection has no price tag, and they would have been glad of the handwriting.',
        because: 'luxury and love share one graha, Venus, and are easily taken for each other',
      },
      {
        text: 'The exercise is friction. You smooth things over so deftly that a grievance may live for years under your best tablecloth; an honest, graceless sentence at the right time is a kind of tenderness too.',
        because: 'Venus, counsellor of the other side in the old stories, wins by treaty and not by contest',
      },
    ],
    pullQuote: 'You set the table for everyone. Sit down at it.',
  },
  {
    title: 'Seven, the one who looks beneath',
    summaryLine: 'You keep a room inside to which you alone have the key, and do your best thinking there.',
    gift: 'Depth: you see what is meant beneath what is said, and keep it to yourself.',
    caution: 'You leave before you have gone. Say where you are off to, even if only inside.',
    statements: [
      {
        text: 'A part of you stands a little apart and watches. You have the question behind the question, distrust whatever is shouted, and come home from a wedding with one face remembered exactly.',
        because: 'seven is Ketu’s in Indian practice, and Ketu turns away from the crowd',
      },
      {
        text: 'Research, writing, repair, mending of the quieter sort, the sea, the hills, the night shift: solitude does not cost you anything, and a task that others find lonely is often where you do something original.',
        because:
          'Ketu gives skill without show, and Cheiro tied seven to travel and to the far side of water',
      },
      {
        text: 'Love needs patience with you, on both sides. You feel more than you report. A note slipped under a teacup is a perfectly good form of speech, and the people who matter have learnt to look there.',
        because: 'Ketu has no head in the story, and speaks by other means',
      },
      {
        text: 'You can be careless of possessions and oddly exact about one of them. Let somebody whom you trust look at the dull papers twice a year; it frees you for matters you consider real.',
        because: 'letting go is Ketu’s nature, and it does not ask first what the thing was worth',
      },
      {
        text: 'Come back and tell us: that is the homework of the seven. Insight kept in a drawer goes stale, and a finding you consider obvious may be the very sentence that someone else was waiting for.',
        because: 'seven divides nothing neatly and so belongs to the seeker, who has to bring something home',
      },
    ],
    pullQuote: 'What you found in silence can be said in a low voice.',
  },
  {
    title: 'Eight, the one who carries',
    summaryLine: 'You take the long road with the heavy bag, and arrive with everything in it.',
    gift: 'Stamina: what you have decided to carry is as good as delivered.',
    caution: 'Rest before you have earned it, one evening a week, and see whether the roof stays on.',
    statements: [
      {
        text: 'You were serious early. Responsibility found you before you went looking for it, and by now you can tell by weight alone how long a promise is going to take.',
        because:
          'Saturn rules eight, and of the seven Saturn takes the longest over each sign, two and a half years',
      },
      {
        text: 'Large, slow things are yours: organisations, land, steel, accounts, the reform nobody has the patience for. Recognition tends to come after the work has stopped needing it, and by then people quote you.',
        because: 'Saturn is karaka of labour, of time and of the many who work',
      },
      {
        text: 'You show love by turning up. The tap is mended, the form is filled, the parent is driven to the station; whoever waits for a speech may miss it, so once in a while say the thing as well.',
        because: 'deeds weigh more than words on Saturn’s balance',
      },
      {
        text: 'Thrift is a comfort to you and now and then a coat of armour. Wealth built by an eight is built by years; spend a little of it on something with no use whatever, for the sake of the joints.',
        because: 'what Saturn is slow to gather is slow to leave the hand',
      },
      {
        text: 'Popular lists are unkind to this number, and unjustly so. Eight is twice four, two firm squares on top of one another, and your exercise is only this: to put the load down at the door, and to laugh sooner.',
        because: 'Saturn is exalted in Libra, the sign of balance, where weight becomes fairness',
      },
    ],
    pullQuote: 'Time is on the side of those who do not hurry it.',
  },
  {
    title: 'Nine, the one who defends',
    summaryLine: 'You move towards the trouble while others are still finding their slippers.',
    gift: 'Courage, quick and practical, and more of it on behalf of others than for yourself.',
    caution: 'Your first word is a matchstick. Keep it in the box until the second has come.',
    statements: [
      {
        text: 'Energy is the first thing noticed about you. You walk fast, decide fast, mind injustice more than inconvenience, and find it physically difficult to watch somebody open a jar the wrong way.',
        because: 'nine is the number of Mars, commander among the grahas',
      },
      {
        text: 'You need something to push against: a deadline, a pitch, an emergency, a wall that ought not to be there. In peaceful offices you invent a contest, so choose work which comes with one.',
        because: 'Mars is karaka of strength, of land and of younger brothers and sisters, and rests badly',
      },
      {
        text: 'Loyal to a fault, you would cross the city at two in the night for a friend and quarrel with the same friend over the route. The storm passes quickly; let them know that you have noticed it is over.',
        because: 'the fire of Mars flares up, burns down, and leaves the hearth warmer',
      },
      {
        text: 'You earn with vigour and spend in bursts. A sum over which you have slept twice stays with you longer; property, tools and training please you more in the end than whatever was on offer that afternoon.',
        because: 'Mars acts at once, and gives land to those who wait a little',
      },
      {
        text: 'Anger is good coal in need of a stove. Sport, an early run, a hammer, a cause with rules: given somewhere to burn each day, your fire cooks for many; left lying about, it only makes smoke.',
        because:
          'nine multiplied by anything returns to nine, so this force goes nowhere unless it is housed',
      },
    ],
    pullQuote: 'Strength is loudest when it is not used.',
  },
];
