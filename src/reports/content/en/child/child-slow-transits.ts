/** Transits of the slow grahas for a child, by their place from the Moon, first to twelfth. */

const saturn = [
  'Saturn keeps your Moon company, and you may be a graver child for a while. Regular meals, one calm grown-up and someone who listens make it a season of growing deep.',
  'Saturn stands beside the Moon and asks for simple fare. Few things, clear words and the same seat at table suit you better than treats.',
  'Here Saturn is a friend. What you practise now stays: a stroke in the pool, a page a day, the courage to stay the night away from home.',
  'Saturn looks in at home. A move, a repair or a tired parent may change the house; your own pillow and a place in the daily chores keep it yours.',
  'Saturn sits down among your games. You like few of them and play them thoroughly, and a lesson learnt slowly in these seasons is learnt for good.',
  'A place where Saturn helps. Good habits take hold, from tooth-brushing to homework, and small difficulties are outlasted with a little grumbling.',
  'Saturn sits across from you in the shape of other children. Sharing is slow work; one patient playmate and a fair grown-up make a good school of it.',
  'Saturn works out of sight. Questions wait long before they are asked, so somebody should leave room for them on walks and before sleep.',
  'Saturn tests what you are told. You want reasons from teachers and elders, and a plain answer, or an honest “I do not know”, earns your respect.',
  'You are given duties a size larger. Let each be shown twice, praised once and shared whenever the day has been long.',
  'Saturn at its kindest. Older children and elders stand by you, a long-practised thing succeeds, and a wish is granted because you waited.',
  'Saturn dims the lights early. More sleep, less noise and a corner of your own do you good, and you learn to like your own company.',
] as const;

const jupiter = [
  'Jupiter sits with your Moon: appetite, laughter and weight of opinion all grow. Keep the days roomy and the sweets counted.',
  'A welcome guest at table. Words, songs and good food come easily, and the family enjoys telling stories about you.',
  'Jupiter asks you to try once more. Luck is smaller here than effort, so little daily exercises bring what wishing does not.',
  'Comforts shift about. When the house is full or on the move, a fixed bedtime tale is the piece of furniture that always comes along.',
  'One of its happiest places for a child. Learning is play, teachers are fond of you, and talent shows itself if it is given paper and time.',
  'Jupiter is busy with trifles. Many small tasks want a cheerful grown-up who does every second one with you.',
  'Jupiter smiles at you through others. A good friend, a good class or a good journey opens you up, and you are liked for your fairness.',
  'Jupiter holds its lamp under the stairs. You ponder, collect and ask about beginnings and ends; true answers in small words are light enough.',
  'Doors to the wide world stand open. Travel with the family, stories of gods and heroes, and a teacher who blesses your efforts.',
  'Praise is thinner here, so do things for the joy of them. A task done without a prize makes you stronger than three with one.',
  'Joys come in company. Cousins, clubs, festivals: you make friends widely, and somebody older grants a long-held wish.',
  'Jupiter rests, and lets you give. Old treasures go to someone new, and quiet trips, temples and gardens fill you up again.',
] as const;

const rahu = [
  'Rahu stirs your moods with bright, new things. Screens off early and one familiar song make the inner weather clear.',
  'Strange tastes and borrowed words. You repeat whatever you hear, so the company at table is worth choosing.',
  'Rahu makes you bold and inventive. New tools, new playmates and a trick nobody taught you: all of it welcome, in daylight.',
  'Home feels different: another room, another town, new people at the door. Take the same night lamp along and you settle in.',
  'Your imagination gallops. Tall tales, costumes and machines of cardboard are fine; it helps to say together what is pretend.',
  'You find clever ways round a difficulty. Puzzles, new sports and an unusual teacher bring out your skill.',
  'Fascinating friends appear and vanish. Meet them where a grown-up can see you, and keep the old friend’s Saturday.',
  'Spooky stories attract you more than they agree with you. Have them told by day, by somebody who laughs at the end.',
  'You hear that others believe and live otherwise. Ask, compare, visit; home remains the place where it is all talked over.',
  'Suddenly all eyes are on you. Enjoy the stage and come down from it before you are tired.',
  'The best of its places: many friends, new inventions, a wish fulfilled in an unexpected shape. Share it round.',
  'Dreams are crowded. A dim room, a foot rub and no screens after supper keep the nights your own.',
] as const;

const ketu = [
  'Ketu makes you inward and quick to notice. Let nobody hurry you to smile; nearness without questions is what you like.',
  'You are sparing with food and words for a while. Offer and response may be small; they grow again with patience.',
  'A fine place for Ketu: you act on a hunch and are often right. Brave, quiet games suit you better than loud ones.',
  'A change in the house leaves a gap. Draw the old room, keep one thing from it, and soon the new one has its own smell.',
  'You lose interest in winning. Ideas come sideways, and an afternoon of apparently nothing brings forth the best of them.',
  'Small troubles drop away by themselves here. Routine gets lighter, and you surprise everybody by simply doing it.',
  'You need less company than others expect. One gentle playmate, and leave to go home when you have had enough.',
  'You feel more than you say. Pets, water and an elder with time are the right confidants.',
  'Rites and reasons are looked at with clear eyes. A candle lit in earnest means more to you than a long sermon.',
  'You do the task and skip the applause. That is fine; a nod from somebody you love is plenty.',
  'Few friends, well chosen. A gift you hardly wished for turns out to be the one you keep.',
  'Sleep is deep, or full of pictures. Tell them at breakfast; an early night and a calm prayer, if the family has one, are good company.',
] as const;

export const childSlowTransits = { Saturn: saturn, Jupiter: jupiter, Rahu: rahu, Ketu: ketu } as const;
