# The activity stream.

activity-title = Activity
activity-empty = There is nothing here yet
