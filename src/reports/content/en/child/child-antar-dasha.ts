/** Sub-periods that end before sixteen, by maha dasha lord and antardasha lord. */
import type { Graha } from '#src/astrology/contract.ts';

export const childAntar: Record<Graha, Record<Graha, string>> = {
  Sun: {
    Sun: 'You like to be looked at, and you are worth looking at. First steps, first verse, first medal: each wants a witness, and after the clapping somebody else gets a turn.',
    Moon: 'The proud part of you comes home to be held. Sleep is better after a cuddle or a long talk, and a grandmother’s lap or her kitchen settles most of what school stirs up.',
    Mars: 'Legs first, questions later. You climb, race and want to win, so a field and a fair referee do more for the temper than any lecture, at two as at twelve.',
    Rahu: 'New faces all at once: a move, a class, a language in the next flat. You show off a little while finding your feet; the old bedtime story keeps the evenings steady.',
    Jupiter:
      'Somebody wise takes a liking to you, a grandfather, a teacher or a neighbour with books. Praise given for trying, and not for being first, helps you to grow straight.',
    Saturn:
      'Rules arrive, and you ask who made them. One chore of your own, a mat to roll or a plant to water, turns the argument into pride, if nobody hurries you.',
    Mercury:
      'Words become your stage. Babble, rhyme, recitation or the school debate: you speak up clearly in these months, and you like to be answered as if it mattered.',
    Ketu: 'You step out of the picture for a while and play alone. A favourite toy or title is given up without tears; leave the door ajar, and you come out when ready.',
    Venus:
      'Colours, songs and new clothes please you. Somebody teaches you to share sweets without counting them, and a birthday with few guests is remembered longer than a large one.',
  },
  Moon: {
    Moon: 'Milk, lullaby, lamp: whatever your age, comfort is the subject. Feelings come and go like weather over a tank, and the same hour for bed each night is the best umbrella.',
    Mars: 'Tears and temper live next door to each other now. Run first, talk afterwards; a brother, sister or cousin who wrestles fairly is worth a whole box of toys.',
    Rahu: 'Sleep may wander, for there is much that is new to take in. Fewer screens at dusk, one familiar blanket or book, and the same voice saying goodnight bring it home again.',
    Jupiter:
      'A full house, with aunts, sweets and stories, suits you well. You eat with company, learn by being told tales, and believe a kind teacher at the first word.',
    Saturn:
      'A quieter stretch, in which you notice when grown-ups are tired. Small fixed things help: the same cup, the same walk, an old person with time to shell peas beside you.',
    Mercury:
      'You chatter, imitate and ask for the meaning of everything. Picture books, letters to a cousin and a game of shops in the kitchen teach more than any worksheet.',
    Ketu: 'Dreams are vivid, and strangers get a long look before a smile. Nobody need tease it out of you; water, a cat on the step or a quiet temple makes you easy again.',
    Venus:
      'Tenderness has its season. You dress the doll or the little sister, sing in the bath, and want pretty things near the bed; friends are chosen by how gently they play.',
    Sun: 'You are called by name and asked to stand in front. Hold a hand on the way there, say the poem, and come back to the same lap; both halves count.',
  },
  Mars: {
    Mars: 'A small engine, hard to switch off. Jumping, digging and a ball against the wall are needed daily, and the word “stop” is learnt best as a game with turns.',
    Rahu: 'Dares look delicious. You try the high wall, the odd food, the trick seen on a screen; a grown-up close by who says “show me” keeps the courage and softens the falls.',
    Jupiter:
      'Strength finds a good teacher. A coach, an uncle or a tale of heroes gives your energy a reason, and you like to be the one who protects smaller children.',
    Saturn:
      'You push, and the world says “wait”. Learning to button, to swim or to practise scales takes many goes; a chart with one star a day makes the waiting visible.',
    Mercury:
      'Quick hands, quicker answers. Blocks, bicycles and clever back-chat all improve with use, and a sibling who takes things apart with you is the best company just now.',
    Ketu: 'Sudden starts and sudden silences. You leave a quarrel as fast as you entered it; hard games are dropped and one quiet skill, a knot or a whistle, is kept.',
    Venus:
      'Rough play learns to dance. You hug hard, paint in red and want the shiny one; borrowing it for a day and giving it back teaches more than owning it.',
    Sun: 'You are first at the gate. A race, a role or a good word from a father or a head teacher sets you up for the week; losing well can be practised at board games.',
    Moon: 'You fight best for home. Furniture moves, somebody new shares the room, and you guard your corner; a warm meal and ten minutes alone with one parent end most storms.',
  },
  Rahu: {
    Rahu: 'Everything unfamiliar pulls at your sleeve: another town, another tongue, a machine with buttons. Explore with a hand to hold, and let bath, meal and bed come in their old order.',
    Jupiter:
      'Curiosity meets someone who can answer it. A teacher from elsewhere, a library card or a temple festival opens a wide door, and your “why” is treated as the good question it is.',
    Saturn:
      'The timetable wins some rounds. You would rather begin ten things than finish one, and a patient elder who stays until the last piece of the puzzle does you a lasting favour.',
    Mercury:
      'You pick up words, accents and gadgets as burrs stick to socks. Give the clever fingers puzzles as well as screens, and let somebody read aloud to you even after you can.',
    Ketu: 'The restless feet come to a turn in the road. A craze ends, a friend moves away, and you sit with it quietly; an old toy from the bottom of the box is comfort enough.',
    Venus:
      'Shine and glitter call. Costumes, cartoons and a much admired friend fill your talk; choose one treat a week, and enjoy it longer than it lasts in the shop.',
    Sun: 'You are put in front before you feel ready. A part in the play, a new class, strangers who ask your name: answer once, loudly, and look round for the face you know.',
    Moon: 'The heart is restless and hides in play. Keep the same pillow when the family travels, hear the same three songs, and tears at parting are over by the next corner.',
    Mars: 'You end this long road at a run. Scooters, stairs and loud games need space and shoes that fit; afterwards a story about somebody brave brings the pulse down.',
  },
  Jupiter: {
    Jupiter:
      'You grow like a pumpkin after rain. Appetite, trust and laughter are large; grandparents bless you, teachers like you, and one good question a day deserves a real answer.',
    Saturn:
      'Lessons get corners. What was fun is now to be practised, letter by letter, and you find that you like being good at it, provided somebody sits beside you.',
    Mercury:
      'A bookish, talkative time. Alphabets, sums, chess or a school quiz go in easily, and you teach all of it to a younger cousin the same evening, with gestures.',
    Ketu: 'You ask where the stars go by day. A pilgrimage in somebody’s arms or hand, a candle, a silence in the garden: these feed you now, and fewer toys are missed.',
    Venus:
      'Plenty of sweets, songs and cousins. You learn to give the bigger half away and to be thanked for it; a music or drawing hour may grow roots in these years.',
    Sun: 'People you look up to look at you. A prize, a blessing or a place in the front row comes, and with it the chance to say who helped you.',
    Moon: 'The house is full and you sleep in the middle of it. Family stories, festivals and a new baby somewhere teach you how a large heart makes room.',
    Mars: 'Good works want muscles. You carry water for the plants, stand up for the smallest in class and build forts with rules; a fair captain, now and then a loud one.',
    Rahu: 'A door opens in an unexpected wall: an unusual teacher, a subject nobody at home knows. Let yourself be amazed, and tell it at supper, where it gets sorted into true and tall.',
  },
  Saturn: {
    Saturn:
      'You look at the world with old eyes. Steady care is the whole recipe: the same arms, the same hours, a task of your own size, and praise that names what you did.',
    Mercury:
      'Slow sums come right. You like order in the pencil box and an answer that stays the same tomorrow; counting stairs, sorting buttons or keeping a diary is play to you.',
    Ketu: 'Little is wanted, and that little is kept for years. You play alone without being lonely; a grown-up who sits nearby with work of their own is perfect company.',
    Venus:
      'After plain days comes something sweet. A craft with wool, clay or colour rewards your patience, and one loyal friend means more to you than a whole row of guests.',
    Sun: 'You and authority measure each other. A strict teacher or a busy father may seem far away, so a fixed hour with just the two of you is worth planning.',
    Moon: 'Feelings come out slowly, often at bedtime. Somebody who waits in the dark without questions hears them; warm food, oil on the hair and an early night do the rest.',
    Mars: 'Will meets brake. You want it now, and it comes on Saturday; carpentry, swimming or a long walk uses up the crossness, and you are proud of tired legs.',
    Rahu: 'A strange place asks for your old routine. New school, new street or new diet: the satchel packed at night and the same joke at the door make it yours within weeks.',
    Jupiter:
      'The load gets lighter. A kind teacher sees how hard you try, a grandparent laughs with you, and what was learnt by effort starts to feel like play.',
  },
  Mercury: {
    Mercury:
      'Talk, talk, talk. First words, then jokes, then secret languages: your mind has the windows open, and whoever reads with you daily is planting a whole orchard.',
    Ketu: 'Between two noisy stretches you go quiet. Words are saved up rather than missing; drawing, humming or a box of shells says it for you, and speech returns with interest.',
    Venus:
      'You have a good ear and a light hand. Rhymes, dance steps, paper flowers and polite letters please everybody, and making friends is mostly a matter of lending crayons.',
    Sun: 'You say “I” and mean it. Recite, explain, hold the microphone of a wooden spoon; a grown-up who listens to the end teaches you how listening is done.',
    Moon: 'The best talks happen at the kitchen table. You tell the day backwards, ask about everyone, and fall asleep sooner once each small worry has been said aloud.',
    Mars: 'Arguments are a sport, and you are in training. Riddles, kits and quick ball games suit the temper; the last word may be shared by tossing a coin.',
    Rahu: 'Foreign words, gadgets and made-up worlds enchant you. You learn fast and believe fast, so somebody should play along, look things up with you, and set the hour for lights out.',
    Jupiter:
      'What you know begins to become what you understand. Stories with a meaning, a teacher who has time and long questions on a walk make these fine years for learning.',
    Saturn:
      'Neat lines take long. Handwriting, tables, the shoelace: repetition bores you until suddenly it works; ten minutes a day beat a whole hour on Sunday.',
  },
  Ketu: {
    Ketu: 'You came with few needs and a far look. Quiet rooms, a known smell and one faithful toy are enough; smiles are given rarely, and to the right people.',
    Venus:
      'Sweetness finds its way in softly. You lean on one friend, one aunt, one song, and like pretty stones better than presents; being asked first before a hug matters.',
    Sun: 'Out of the corner comes a clear “no”, or a clear “me”. That is good news: choosing your own shirt or story teaches you to stand up without shouting.',
    Moon: 'Sleep has tides. Some nights are full of dreams, and a hand on the back is the boat; by day water, sand and a patient animal do you good.',
    Mars: 'Quick as a spark, and as quickly out. Corners, gates and hot pans want a grown-up’s eye; short bursts of running give the spark somewhere to go.',
    Rahu: 'Two wishes pull at once, to hide and to see. Let new places be watched from a shoulder or a doorway first, and join in on the second visit.',
    Jupiter:
      'Someone tells you a story that fits. A teacher, a grandparent or a book answers a question you had not managed to ask, and you trust the world a shade more.',
    Saturn:
      'You like to do it alone and properly. Long quiet games, rows of stones, one page copied well; nobody should mistake it for sadness, and company nearby is welcome.',
    Mercury:
      'Words come back from wherever they had been. You label, sort and suddenly explain; a patient listener hears remarkable things between the bath and the bed.',
  },
  Venus: {
    Venus:
      'You are easily loved, and you know it. Songs, bright cloth and soft food make your days; sharing a toy is the lesson, learnt best from someone who shares with you.',
    Sun: 'Charm meets the wish to be first. A stage of cushions, a painted crown and a patient audience do you good, along with hearing “now it is your friend’s turn”.',
    Moon: 'A tender stretch with much carrying about. Family meals, visits and lullabies in two languages fill it, and you comfort others by simply leaning against them.',
    Mars: 'You love loudly. Kisses and quarrels follow each other within minutes; clay, drums and dancing take the heat, and making up is something you do very well.',
    Rahu: 'Whatever glitters is wanted at once. A visit, a fair or a cartoon world turns your head; looking long and taking home one small thing is a pleasure in itself.',
    Jupiter:
      'Kindness surrounds you, with elders who spoil you in moderation. Music, manners and the first school friendships come easily, and you are generous when nobody is counting.',
    Saturn:
      'Pleasure learns patience. An instrument, a braid or a drawing takes weeks; the friend who waits for you becomes a lasting one, and you wait in return.',
    Mercury:
      'Pretty words, neat pictures, quick friendships. You sing the lesson and decorate the margin; a box of paints and a pen friend are worth more than anything with a battery.',
    Ketu: 'Something sweet is outgrown: a bottle, a blanket, a best friend of one summer. You let go more easily when you may keep a small piece of it under the pillow.',
  },
};
