/** The icons of the kit, by their Lucide names. */
export const ICON_NAMES: ReadonlySet<string> = new Set(
  (
    'plus minus x check chevron-up chevron-down chevron-left chevron-right arrow-up arrow-down ' +
    'arrow-left arrow-right external-link menu ellipsis ellipsis-vertical search filter settings ' +
    'pencil trash-2 copy link paperclip download upload share-2 send refresh-cw save printer eye ' +
    'eye-off lock lock-open info circle-check circle-x circle-alert triangle-alert ' +
    'circle-question-mark bell bell-off flag bookmark star star-half star-off heart heart-off ' +
    'thumbs-up thumbs-down sparkles lightbulb zap target trophy shield key house user users ' +
    'circle-user building briefcase graduation-cap mail phone message-circle globe map map-pin ' +
    'calendar clock history file file-text folder image camera video mic music play pause square ' +
    'rewind fast-forward skip-back skip-forward volume volume-1 volume-2 volume-x chart-bar ' +
    'chart-line chart-pie trending-up trending-down activity table list layout-grid database server ' +
    'cloud code terminal package shopping-cart credit-card wallet receipt tag gift percent ' +
    'calculator sun moon cloud-rain snowflake wind thermometer droplet leaf car train-front plane ' +
    'ship bike truck bed utensils coffee dumbbell pill stethoscope book-open ticket wrench rocket'
  ).split(' '),
)
