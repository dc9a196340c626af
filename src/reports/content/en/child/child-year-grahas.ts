/** The inner grahas and the Moon in a month of a child. Index place - 1, as in year/sun-months.ts. */

export const childMars = [
  'Mars fills you with go. Climb, run and roar in the forenoon, and let a grown-up count to three with you before anything that has an edge.',
  'Big words and big bites. You test the voice at table; whispering games and a helping hand in the kitchen take the thunder out of it.',
  'Brave and quick of hand. Cycles, swings and sibling contests are just the thing, with one rule everybody knows.',
  'The living room becomes a racecourse. Cushions, tents and a broom of your own turn the steam into something like help.',
  'You play to win. Board games, sports day and wild drawing all suit you; so does practising how to lose with a laugh.',
  'You take on the hard task and growl at it. Ten minutes, a glass of water, ten more, and it is done by your own strength.',
  'Two captains in one boat: you and the best friend quarrel and make up. Let each choose every second game.',
  'Slow feet near stairs and hot things, and slow hands with scissors. Detective games and digging use the same curiosity safely.',
  'Long legs for long paths. Hills, swimming lessons and tales of heroes do you good, with a water bottle and a rested grown-up.',
  'You want to lead. Being line monitor, or the one who carries the key, teaches it well, provided the others get their day.',
  'Teams like your energy. Chase, football or a treasure hunt with cousins tires you in the best way before dinner.',
  'Restless under the blanket. A good run by day, and no wild games after sunset, help the legs to lie still.',
] as const;

export const childMercury = [
  'Chatter from the first yawn. New sounds, names and questions tumble out, and being answered at eye level is half the fun.',
  'Words taste of food, and food of words. Name the vegetables, count the chapatis, sing the recipe.',
  'Fingers and tongue are equally quick. Scribbles, jokes, messages to cousins: you copy what you hear, so good company is a good book.',
  'Stories of the house interest you. Old photographs, labels on drawers and a map of the flat make a whole afternoon.',
  'Riddles and rhymes bloom. Memory games, word games and a little play before supper show how bright you can be when it is all in fun.',
  'Sorting is bliss. Buttons by colour, books by size, a bag packed by list: order learnt like this costs no scolding.',
  'You talk things over with a friend. Turns in speaking, a shared puzzle and a letter to someone far off fit these weeks.',
  'Secrets and hiding places. Treasure maps, magnets and “how does it work” want a patient companion with a torch.',
  'A good time for books, bus routes and teachers. Look at a globe, learn hello in three languages, believe nothing until it has been looked up.',
  'You explain things to an audience. Show and tell, a poem or a class notice goes well after one rehearsal to the mirror.',
  'New names to learn: a club, a team, neighbours’ children. Introduce two of them to each other, and there is a game of three.',
  'Thoughts walk about at night. A page to draw on beside the bed and a short tale before the lamp goes out settle them.',
] as const;

export const childVenus = [
  'You are hard to resist. Favourite clothes, mirrors and compliments please you, and the sweetest thing is to say one back.',
  'Sweet things and soft voices. A treat shared in three equal parts tastes longer than one eaten alone.',
  'Kindness between brothers, sisters and neighbours. Make a card, swap a treasure for a day, sing in the car.',
  'Home looks lovely through your eyes. Flowers in a tumbler, a drawing on the door and clean sheets are luxury enough.',
  'Music, colour and make-believe are at their best. Dance in socks, paint large, and invent a festival with its own sweets.',
  'Being helpful is a pleasure for once. You lay the table prettily, comfort somebody smaller and are proud of shining shoes.',
  'One friend matters very much. Do things side by side, share the snack, and learn that a friend may have another friend too.',
  'Feelings are deep and shown to few. A secret handshake or a whispered good night means more than a present.',
  'Beautiful places delight you: a temple pond, a museum hall, a garden far from home. Take one leaf along and keep it in a book.',
  'You charm the grown-ups. Dressing up, greeting guests and handing round the plate come easily, and the applause does no harm.',
  'Invitations and birthdays. You enjoy company most in small numbers, with a quiet cushion to go back to.',
  'Soft weeks for old songs, oiled hair and early pillows. Keep the one thing you love best beside you, and let the others sleep in their box.',
] as const;

export const childNewMoons = [
  'A new Moon on your own ground: begin one small thing, a habit, a haircut, a measuring mark on the wall.',
  'Plant a word or a taste tonight. One of each, offered without fuss, takes root by the full Moon.',
  'Start a game for two hands: clapping, clay or scales. Five minutes a day make it grow.',
  'On this dark evening a lamp is lit together, and it is you who says where it should stand.',
  'A hobby may begin with a single pencil. Choose it now, and keep it where you can reach it.',
  'Choose one little duty for the month, such as feeding the birds, and do it each morning.',
  'Ask somebody to play. What two begin at a new Moon they like to go on with.',
  'Put one outgrown thing into a box for someone smaller, and say goodbye to it properly.',
  'Begin a book with many chapters, or a very long bedtime tale with a new piece every night.',
  'Pick something you would like to be able to do by the full Moon, and tell one grown-up.',
  'Make three wishes aloud. Somebody who loves you may be able to help with one of them.',
  'Nothing need be begun. Ten breaths, a dark window and a soft song are the whole ceremony.',
] as const;

export const childFullMoons = [
  'The full Moon shines on you, and feelings are as large as it is. Let yourself be held, and admired.',
  'Something new is learnt or lost, a word, a tooth, a dislike of brinjal. Celebrate at table with the good plate.',
  'You understand something at last, and tell everyone. A short walk in the moonlight is the right reward.',
  'The whole house is in the mood. Eat together on the terrace or by the window, and stay up ten minutes longer.',
  'What you made is ready to be seen. Hang it up low, where its maker can see it too.',
  'A habit has grown by itself. Count the days it was kept, and rest one evening from it.',
  'Two friends see eye to eye, or make peace. A shared mango does the rest.',
  'Big questions come by moonlight. Short, true answers and warm milk see them to bed.',
  'A story ends well, and another is asked for. A letter or a picture to a teacher or a grandparent says thank you.',
  'Everybody sees what you can do by now. Bow, laugh, and let the next child have the floor.',
  'A wish comes close enough to touch, through friends or cousins. Thank each of them by name.',
  'Sleep is light while the Moon is bright. Draw the curtain, hum, and let the morning begin late.',
] as const;
