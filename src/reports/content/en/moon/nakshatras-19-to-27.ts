/** Mula to Revati. */
import type { NakshatraText } from './nakshatra-type.ts';

export const lastNine: readonly NakshatraText[] = [
  {
    epithet: 'the root',
    deity: 'Nirriti, who takes apart what cannot stay',
    symbol: 'a bunch of roots tied together',
    nature: 'sharp',
    tree: 'the sal',
    story:
      'Near the centre of the galaxy lies a star group called the root. Nirriti loosens what has no hold, and those born here have a lifelong habit of looking to see what a thing stands on.',
    statements: [
      {
        text: 'You dig. Where others are content with an answer you want the reason for the reason, and you have uprooted a few pleasant ideas in order to inspect them.',
        because: 'Mula is simply the word for root.',
      },
      {
        text: 'You have lived through a clearing-out or two, and it left you freer than people suppose. What you built afterwards stands on rock.',
        because: 'Nirriti, deity of Mula, undoes, and leaves the ground bare for planting.',
      },
      {
        text: 'You teach, or could, by going back to the beginning. Beginners love your explanations, and experts are slightly unnerved by them.',
        because: 'Mula lies at the start of Sagittarius, the sign of the teacher.',
      },
    ],
    gift: 'You find the cause, where others rearrange the results.',
    caution: 'A plant that is pulled up each week to see how it is doing does not do well.',
  },
  {
    epithet: 'the undefeated',
    deity: 'Apas, the waters',
    symbol: 'a winnowing basket, or a fan',
    nature: 'fierce',
    tree: 'the ashoka',
    story:
      'Water is turned aside, dammed, spilt and boiled, and reaches the sea. The waters themselves are the goddesses of this star, which believes in itself before there is any proof.',
    statements: [
      {
        text: 'You are difficult to discourage. A refusal is information to you; you go round it, talk to the cousin of the person concerned, and are through by spring.',
        because: 'Purva Ashadha is by its name the one not overcome.',
      },
      {
        text: 'You persuade. Your enthusiasm is so complete that others wake up next day as members of your project, and mostly they are pleased.',
        because: 'the waters, deities of Purva Ashadha, carry along whatever they touch.',
      },
      {
        text: 'You love things fresh and flowing: rivers, cloth, talk, a house with the windows open. Beauty is less a luxury to you than a daily need, like a bath.',
        because: 'Venus, who likes things fresh, is dasha lord of Purva Ashadha.',
      },
    ],
    gift: 'You go on cheerfully past the point at which others stop.',
    caution: 'Being certain and being informed feel the same from inside.',
  },
  {
    epithet: 'the later undefeated',
    deity: 'the Vishvedevas, all the gods together',
    symbol: 'an elephant’s tusk',
    nature: 'fixed',
    tree: 'the jackfruit',
    story:
      'Ten gods, each of some plain virtue such as truth, skill or patience, hold this star in common. It wins as elephants do, late in the day, by walking.',
    statements: [
      {
        text: 'You want a victory that can be shown to your teachers. A shortcut spoils the thing for you, so you get there second and remain there longest.',
        because: 'the Vishvedevas of Uttara Ashadha stand for the virtues as a body.',
      },
      {
        text: 'People rely on your evenness. You treat the rude and the charming alike, keep the minutes honest, and are asked to be treasurer again.',
        because: 'Uttara Ashadha is one of the fixed stars, on which lasting things are founded.',
      },
      {
        text: 'You can be alone with a duty for years. Share it earlier: company does not make it any less yours.',
        because: 'the Sun, dasha lord of Uttara Ashadha, is used to standing by itself.',
      },
    ],
    gift: 'What you win stays won.',
    caution: 'You mistake tiredness for a fault of character and correct it with more work.',
  },
  {
    epithet: 'the ear',
    deity: 'Vishnu, who crossed the world in three steps',
    symbol: 'an ear, or three footprints',
    nature: 'movable',
    tree: 'the aak, the wayside shrub of Shiva, whose sap should be kept from the eyes',
    story:
      'Three steps measured the world, and an ear was there to hear of it. Sacred learning used to be called the heard; this star listens, remembers, and goes from place to place connecting what it was told.',
    statements: [
      {
        text: 'You learn through your ears. A lecture, a grandmother, a voice on the radio goes in and stays, and you can repeat the tone as well as the words.',
        because: 'Shravana means hearing.',
      },
      {
        text: 'You connect people who ought to know each other. Quietly, over tea, you build the bridge and are already walking off before it is opened.',
        because: 'Shravana belongs to Vishnu, whose three strides joined earth, air and heaven.',
      },
      {
        text: 'Your good name is precious to you, and you guard it by being careful of other people’s. What you were told in confidence has gone to a very safe place.',
        because: 'the Moon, dasha lord of Shravana, reflects what is said.',
      },
    ],
    gift: 'You listen so well that others discover what they think.',
    caution: 'You remember a careless remark long after its author forgot saying it.',
  },
  {
    epithet: 'the drum',
    deity: 'the eight Vasus, givers of abundance',
    symbol: 'a drum',
    nature: 'movable',
    tree: 'the shami',
    story:
      'A drum is hollow, and out of the hollowness come rhythm, wealth and marching feet. Eight bright gods of the elements live here: fire, earth, wind, sky, Sun, Moon, stars and waters.',
    statements: [
      {
        text: 'You keep time for others. In a team, a kitchen or a dance you set the pace without announcing it, and things fall out of step when you are away.',
        because: 'the drum is the emblem of Dhanishtha.',
      },
      {
        text: 'You like to have, and to give in a way that is seen. Prosperity for you is a verb: earn, gather, lend, host, repeat.',
        because: 'Dhanishtha is held by the Vasus, the bright ones, keepers of goods.',
      },
      {
        text: 'You push. Games, prices, stairs: you would like to see whether you can do it faster, and you respect whoever beats you fairly.',
        because: 'Mars, who likes a race, is dasha lord of Dhanishtha.',
      },
    ],
    gift: 'You hear the rhythm of a situation and come in exactly on the beat.',
    caution: 'Silence between the beats is part of the music. Try a bar of it.',
  },
  {
    epithet: 'the hundred remedies',
    deity: 'Varuna, who sees everything from the night sky',
    symbol: 'an empty circle',
    nature: 'movable',
    tree: 'the kadamba',
    story:
      'Varuna looks down through a hundred stars and misses nothing, though he says very little. His circle is a closed one. Inside it are secrets, remedies and plenty of privacy.',
    statements: [
      {
        text: 'You observe from within a ring of quiet. Few are let in, and they find there an original mind, at work on a question that nobody set.',
        because: 'an empty circle is the mark of Shatabhisha.',
      },
      {
        text: 'You like to put right what is thought to be past mending. Faults, archives, restorations: you are patient with a crack and impatient with a slogan.',
        because: 'the name of Shatabhisha speaks of a hundred remedies.',
      },
      {
        text: 'Your honesty is rather bare. You would sooner keep silent than soften a fact, and those who have asked you twice know that you are kind.',
        because: 'Varuna, deity of Shatabhisha, is guardian of truth in the Veda.',
      },
    ],
    gift: 'You can be alone without being lonely, and think there.',
    caution: 'A circle with no gate keeps out the postman too.',
  },
  {
    epithet: 'the earlier lucky feet',
    deity: 'Aja Ekapada, the one-footed, a form of fire',
    symbol: 'a sword, or a figure with two faces',
    nature: 'fierce',
    tree: 'the mango',
    story:
      'A pillar of fire stands on a single foot and holds up the sky. The star has two faces, one gentle towards the guests, one turned to the furnace where a purpose is being made white-hot.',
    statements: [
      {
        text: 'You care far more than you show. In the middle of a mild afternoon somebody touches your subject, and they are suddenly speaking with a prophet.',
        because: 'Aja Ekapada, deity of Purva Bhadrapada, is lightning that stands upright.',
      },
      {
        text: 'There is an earthly you and an unearthly you. The first pays the bills with some skill; the second reads until three about the end of the universe.',
        because: 'two faces look out from Purva Bhadrapada.',
      },
      {
        text: 'You sacrifice well, for a principle or a person. Choose the altar yourself, and put a closing time on it.',
        because: 'Purva Bhadrapada has Jupiter, the priest, for its dasha lord.',
      },
    ],
    gift: 'You lend an idea the heat it needs to become real.',
    caution: 'You judge yourself by your largest hour and everyone else by their smallest.',
  },
  {
    epithet: 'the later lucky feet',
    deity: 'Ahir Budhnya, the serpent of the deep',
    symbol: 'the back legs of a couch, or a serpent in the water',
    nature: 'fixed',
    tree: 'the neem',
    story:
      'Far below the waves a serpent lies upon the foundations and keeps them still. It is the rain-giving, steadying star: slow to be known, restful to be near.',
    statements: [
      {
        text: 'You calm people by not being in a hurry. What you offer looks like very little, a chair, an hour, a remark, and they go home rearranged.',
        because: 'Ahir Budhnya, deity of Uttara Bhadrapada, lives at the quiet bottom of things.',
      },
      {
        text: 'You control your temper and your tongue with rare skill. Anger reaches you as a distant noise; you decide next day whether to open the door.',
        because: 'Uttara Bhadrapada is a fixed star, and Saturn its dasha lord.',
      },
      {
        text: 'You build for those who come after. Savings, gardens, an archive, a well-raised niece: your pride is in what goes on without you.',
        because: 'the name of Uttara Bhadrapada means one whose feet bring blessing.',
      },
    ],
    gift: 'You are the ground on which other people find their feet.',
    caution: 'Depth is wasted on someone who was not told that it is there. Say a little more.',
  },
  {
    epithet: 'the wealthy',
    deity: 'Pushan, who guides travellers and finds what is lost',
    symbol: 'a fish, or a small drum',
    nature: 'tender',
    tree: 'the mahua',
    story:
      'At the end of the zodiac a herdsman walks with a lamp, counting the animals in. Pushan finds strays, blesses roads and is kind to the small, and his star closes the circle gently.',
    statements: [
      {
        text: 'You look after whoever is on the way somewhere. Directions, a meal, a message sent ahead: you see people to the platform and wait until the train has gone.',
        because: 'Pushan, deity of Revati, is the keeper of roads and herds.',
      },
      {
        text: 'Your imagination is tender and well stocked. Animals, children, songs and lost causes are safe with you, and a harsh word distresses you more than a hard road.',
        because: 'Revati is one of the soft stars.',
      },
      {
        text: 'You finish things, softly. There is a talent in you for the last page, the farewell, the thread drawn neatly through the back of the cloth.',
        because: 'Revati is the twenty-seventh star, where the Moon completes its round.',
      },
    ],
    gift: 'Nobody gets lost on a journey of which you are in charge.',
    caution: 'Some of the strays you take in are perfectly able to walk home.',
  },
];
