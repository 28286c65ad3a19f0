/** How the game is played, in English. */
export const helpTexts = {
  title: 'How to play',
  aim: 'The map shows a landmark close up, under the crosshair. Which country is it in? You have six guesses.',
  zoom: 'Each wrong guess tells you how far away the answer is and in which direction, and lets you zoom out one level.',
  example: 'Say the map shows the Colosseum in Italy, and you guess Peru:',
  exampleLabel: 'Example of a guess',
  exampleMeaning:
    'The Colosseum is 10578 km from Machu Picchu, to the north-east. The longer the bar, the nearer you are.',
  greatCircle:
    'Distance and direction run from the guessed country’s landmark to the one on the map, along the great circle, the shortest way over the globe. So neighbours are not 0 km apart, and an arrow may look odd on a flat map.',
  day: (time: string) =>
    `Everybody gets the same map on the same day. There is a new one at 00:00 UTC (${time} your time).`,
};
