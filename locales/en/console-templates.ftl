# Templates.

templates-title = Templates
templates-template-detail-title = Template
templates-empty = There is nothing here yet
