/**
 * What soothes the Moon of a sign, by its light: in the first ten days of the lunar month, in the ten around the full Moon, in the last ten.
 * Index sign - 1.
 */
export type MoonLight = 'growing' | 'bright' | 'fading';

export const moonComfort: readonly Record<MoonLight, string>[] = [
  {
    growing:
      'A race against yourself: twelve minutes by the kitchen clock, one drawer, one hill, one page. You come out of it smiling, and nobody had to lose for it.',
    bright:
      'Your fire is high already, so cool it at the edges: bare feet on a stone floor, a cold glass before a hot answer, and the first word left to the other side.',
    fading:
      'The flame is small and wants shelter. Ask for one thing to be done for you, plainly and by name; it goes against the grain, and it is the quickest warmth there is.',
  },
  {
    growing:
      'Something slow that rises: dough, curd set overnight, a cutting in a jam jar. You visit it morning and evening, and by the third day you are rooted too.',
    bright:
      'You have plenty, and plenty can sit heavily. Give the second helping away before it is on your plate, sing while you wash up, and walk the long way home.',
    fading:
      'Weight, in the pleasant sense: a thick quilt, a brass tumbler, a full tin on the shelf. Count what is there, aloud, and the fear of running short leaves by itself.',
  },
  {
    growing:
      'A new word every morning, in any language, used twice before noon. Your restlessness turns into a collection, and collections can be shown to people.',
    bright:
      'Too many windows are lit. Hum on one note while you do one thing, for as long as it takes to peel an orange in a single ribbon.',
    fading:
      'Put the chatter on paper by the yard, and let no one read it, you included. After the third page your mind goes quiet, like a parrot under its cloth.',
  },
  {
    growing:
      'Someone to cook for, even yourself by name. Rice, ghee, salt, the good plate: the hands remember how you were looked after and pass it on inwards.',
    bright:
      'The tide is in and everybody has come to swim. Shut the kitchen at nine; go and stand where water moves and nobody is yours for a quarter of an hour.',
    fading:
      'An old voice in the room, on the telephone or out of a recording, saying ordinary things. Milk with a little turmeric, early bed, and tomorrow decides tomorrow’s matters.',
  },
  {
    growing:
      'An audience of one who claps. Read the thing out, try on the kurta, show the drawing while it is still wet, and you are lit up until evening.',
    bright:
      'The hall is full, and you may step off the stage. Clap for someone else with both hands, properly, then go home by the side street and eat toast.',
    fading:
      'The early Sun on your back, before the messages begin. Wear the good colour on the worst day, and let one loyal friend tell you what you did well this year.',
  },
  {
    growing:
      'A very small improvement that can be seen: the label straight, the seam unpicked and sewn again. Three of these, and the worry has been paid its wages.',
    bright:
      'You see every crumb by this light. Leave one thing crooked on purpose, sit with your back to it, and find that the roof does not mind.',
    fading:
      'Hands in warm water, with the dishes for an excuse. Somebody dries. You talk, or you do not; the list can be read tomorrow by a rested person.',
  },
  {
    growing:
      'A date in the diary with somebody pleasant, and an hour’s dressing for it. Half of your calm is being expected somewhere at a definite time.',
    bright:
      'All scales are loaded, and everyone wants your verdict. Say “I shall tell you on Thursday”, go and look at pictures, and by then two of them have agreed.',
    fading:
      'One fair sentence to yourself in front of the mirror, spoken as you would to a friend. After that a soft shirt, a tidy tray, and music with no words.',
  },
  {
    growing:
      'A secret that is a good one: the surprise being prepared, the skill practised behind a shut door. Depth is restful to you as soon as it has a purpose.',
    bright:
      'Strong light falls into a deep place, and you want it out of your eyes. Swim, sweat or scrub until the water runs clear; then sleep on whatever you meant to send.',
    fading:
      'The company of one person who has seen you at your lowest and made no fuss. Sit side by side and look at a fire, a river or the rain; eyes may rest on that.',
  },
  {
    growing:
      'A map on the wall and a fund in a jar. Ten rupees a day towards somewhere you cannot yet pronounce keeps the whole of you in good temper.',
    bright:
      'You have promised journeys to half the town. Take a short one by yourself, on foot, without giving the talk; let the hill do the explaining.',
    fading:
      'An old verse that you have by heart, said in time with your steps. It was true for your grandfather’s teacher, and it holds up well in the dark.',
  },
  {
    growing:
      'A tick on a calendar, every evening, for one duty that you chose yourself. The row of ticks is a rope that you made, and you can put your weight on it.',
    bright:
      'The summit is reached and you are already looking at the next. Sit down on the stone; unpack the lunch; tell somebody how steep it was.',
    fading:
      'Warm oil, a wool shawl, old songs of your parents’ youth. Be of no use from eight o’clock on; the mountain is not going to walk away.',
  },
  {
    growing:
      'A problem that belongs to everybody: the water tank, the library, the bus stop without a roof. Among people who mean to mend it your private fog lifts.',
    bright:
      'You have been everyone’s friend since Monday. Let them do without you for one night, take apart something with screws in it, and speak to no one but the cat.',
    fading:
      'One hand to hold, an actual one. You explain distance so well that people believe it; move your chair closer first, and find the reason for it later.',
  },
  {
    growing:
      'A brush, an instrument or a garden hose, and permission to do it badly. What pours in on you all day finds a way out, and now and then it is beautiful.',
    bright:
      'So much has come ashore that you cannot see the sand. Rinse your hands and face, name five objects in the room, and give back two worries to their owners.',
    fading:
      'A dark room, a lamp with a small flame, and a story that ends well. Put the telephone to bed before yourself; dreams do their sorting better undisturbed.',
  },
];
