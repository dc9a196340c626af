/** The sign of the fifth house: play, creation and love. */
export const signOnFifth = [
  'You create in one heat. Ideas have to be tried before lunch, games are played to win, and children adore you since you climb the tree first and read the rules from up there.',
  'Your imagination has hands. You sing, bake, plant or shape things, court with patience and good food, and never quite see why an idea should be hurried when it is so comfortable.',
  'Wit is your plaything. You juggle two hobbies and a crossword, flirt in puns, teach by asking, and with children you become a third child who happens to know the capital of Peru.',
  'You create in order to keep: albums, recipes, lullabies, stories of the old house. Affection goes deep and shy, and what you make for one small person turns out to touch many.',
  'Creation is a royal matter with you. You stage the birthday, conduct the family choir, love in capital letters, and give young people the sense that the world has been expecting them.',
  'You play seriously. Craft, chess, gardens in rows, a proof without gaps: pleasure lies in getting it right, and those you teach remember your patience with the fourth mistake.',
  'Your muse needs company and good light. Duets, design, dance and courtship are your arts, and you fall for a mind that returns the ball gently and a little to one side.',
  'You make things at the bottom of the well. One theme occupies you for years, affection is fierce and private, and you read children so accurately that they tell you things in the car.',
  'You learn by adventure and teach by anecdote. Sport, philosophy, faraway stories and a certain gambling cheerfulness belong to your play, and young people come to you for permission to try.',
  'Joy once had to apply in writing; now it has a standing appointment. You build rather than improvise, love with constancy, and are startled by how much you laugh among the very young.',
  'You invent. Gadgets, theories, clubs with three members: your games have rules nobody has seen before, romance starts as friendship, and children enjoy being treated by you as colleagues.',
  'Imagination is the sea you swim in. Music, verse, film or prayer come easily, you love with a soft lens on, and it helps if a sober friend checks the dates of a dream.',
] as const;
